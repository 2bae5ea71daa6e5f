import { type ApiModel, HTTP_FOLDER } from './model.ts';
import { infoPage, operationPage } from './pages/operation-page.ts';
import { indexPage, tagPage } from './pages/overview-pages.ts';

/** A page that the document gives. */
export interface ApiPage {
  sourcePath: string;
  text: string;
}

/** Every page of the reference: the list, the introduction, one page per operation and one per tag. */
export function apiPages(api: ApiModel): ApiPage[] {
  const operations = api.groups.flatMap((group) => group.operations);
  return [
    { sourcePath: `${HTTP_FOLDER}/index.mdx`, text: indexPage(api) },
    { sourcePath: `${HTTP_FOLDER}/${api.info.slug}.mdx`, text: infoPage(api.info, 1) },
    ...operations.map((operation, index) => ({
      sourcePath: `${HTTP_FOLDER}/${operation.slug}.mdx`,
      text: operationPage(operation, index + 2),
    })),
    ...api.groups.map((group, index) => ({
      sourcePath: `${HTTP_FOLDER}/tags/${group.slug}.mdx`,
      text: tagPage(group, index + 1),
    })),
  ];
}
