import { formatProblems } from '../../model/problem.ts';
import type { ShellData } from '../../model/shell-data.ts';
import { isFileAddress } from '../../server/request-target.ts';
import { type Answer, html, json, notFound } from './answer.ts';
import { failureDocument } from './dev-document.ts';
import { imageAnswer, madeAnswer, publicAnswer } from './dev-files.ts';
import { moduleAnswer, pageAnswer, pageDocument } from './dev-pages.ts';
import { searchAnswer } from './dev-search.ts';
import type { OpenSite } from './open-site.ts';
import { reportOf } from './page-report.ts';
import { createSiteReader, type SiteReaderInput } from './site-reader.ts';

/** The site as the development server sees it. */
export interface DevSite {
  answer(url: URL): Promise<Answer>;
  noteChanges(sourcePaths: readonly string[]): void;
  /** The frame's data; undefined while there is no configuration to make it from. */
  shell(): Promise<ShellData | undefined>;
}

/** In order: the first that knows the address answers. */
const ANSWERS = [pageAnswer, moduleAnswer, searchAnswer, imageAnswer, publicAnswer, madeAnswer];

/**
 * Opens the site. This module is loaded through the bundler and loaded anew when it or anything below it changes, so
 * that edits of components and of the build itself show at once.
 */
export function openDevSite(input: SiteReaderInput): DevSite {
  const reader = createSiteReader(input);
  return {
    noteChanges: reader.noteChanges,
    async shell() {
      const state = await reader.current();
      return state.kind === 'open' ? state.open.site.shell : undefined;
    },
    async answer(url) {
      const state = await reader.current();
      if (state.kind === 'closed') return html(failureDocument(formatProblems(state.problems)), 500);
      if (url.pathname === '/assets/dev-report.json')
        return json(await reportOf(url.searchParams.get('route') ?? '/', state.open));
      return answerFrom(state.open, decodedPath(url));
    },
  };
}

async function answerFrom(open: OpenSite, pathname: string): Promise<Answer> {
  for (const answerOf of ANSWERS) {
    const answer = await answerOf(pathname, open);
    if (answer) return answer;
  }
  const page = open.pages.get('/404');
  return page && !isFileAddress(pathname) ? pageDocument(page, open, 404) : notFound;
}

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname; // malformed: no page has such an address
  }
}
