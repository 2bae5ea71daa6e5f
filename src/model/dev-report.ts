import type { PageData } from './page-data.ts';
import type { Problem } from './problem.ts';

/** What an open page asks the development server about itself: after it has loaded, and after every change. */
export interface DevReport {
  /** Changes with what stands in the main element. */
  pageKey: string;
  /** Changes with what stands around it. */
  frameKey: string;
  /** The page as it is now; undefined when it cannot be made, and what is on the screen is better than nothing. */
  page: PageData | undefined;
  problems: Problem[];
}
