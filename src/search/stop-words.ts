/** Words that say little about what is looked for. They count, but hardly. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be by can could did do does doing for from get got had has have how i if in into is it its
  just let make me my need no of on or our out please should so some t s that the their them then there these they this to up us use
  used using want was we were what when where which while who why will with would you your`.split(/\s+/),
);
