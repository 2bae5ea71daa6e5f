import { Parser } from 'htmlparser2';

/** What links need to know of a piece of HTML. */
export interface ScannedHtml {
  ids: string[];
  hrefs: string[];
}

/** Ids and link targets of HTML as it was really rendered. */
export function scanHtml(html: string): ScannedHtml {
  const ids: string[] = [];
  const hrefs: string[] = [];
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (id) ids.push(id);
      if (name === 'a' && href !== undefined) hrefs.push(href);
    },
  });
  parser.end(html);
  return { ids, hrefs };
}
