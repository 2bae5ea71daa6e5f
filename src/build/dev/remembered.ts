/** A value that is made on first need and kept until it is forgotten. */
export interface Remembered<Value> {
  value(): Promise<Value>;
  forget(): void;
}

/** Keeps what a function gives; a failure is not kept. */
export function remembered<Value>(make: () => Promise<Value>): Remembered<Value> {
  let made: Promise<Value> | undefined;
  return {
    value() {
      if (made) return made;
      const making = make().catch((error) => {
        if (made === making) made = undefined;
        throw error;
      });
      made = making;
      return making;
    },
    forget() {
      made = undefined;
    },
  };
}

/** Does a work for each argument once; a failure is not kept. */
export function onceForEach<Argument, Result>(
  work: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  const results = new Map<Argument, Remembered<Result>>();
  return (argument) => {
    const result = results.get(argument) ?? remembered(() => work(argument));
    results.set(argument, result);
    return result.value();
  };
}
