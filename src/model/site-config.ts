import { z } from 'zod';
import { SearchSettings } from './search-settings.ts';

const Link = { label: z.string().min(1) };
const Target = {
  /** Address inside the site. */
  to: z.string().startsWith('/').optional(),
  /** Address elsewhere. */
  href: z.url().optional(),
};

/** A link without a target would lead to the page it stands on, and nobody would notice. */
function hasOneTarget({ to, href }: { to?: string | undefined; href?: string | undefined }): boolean {
  return (to === undefined) !== (href === undefined);
}
const ONE_TARGET = 'a link needs either "to" or "href"';

/** An entry of the navigation bar or of one of its dropdowns. */
export const NavbarLink = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('link'), ...Link, ...Target, icon: z.string().optional() })
    .refine(hasOneTarget, ONE_TARGET),
  /** A documentation page by its id. */
  z.strictObject({ type: z.literal('doc'), ...Link, docId: z.string() }),
  /** The first page of a sidebar; current on all of its pages. */
  z.strictObject({ type: z.literal('docSidebar'), ...Link, sidebarId: z.string() }),
  /** The current docs version, as a link to its main page. */
  z.strictObject({ type: z.literal('docsVersion'), label: z.string().optional() }),
  /** Raw HTML, for what no other kind can show. */
  z.strictObject({ type: z.literal('html'), value: z.string() }),
]);
export type NavbarLink = z.output<typeof NavbarLink>;

const position = { position: z.enum(['left', 'right']).default('left') };

/** The nine kinds of navbar items. */
export const NavbarItem = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('link'), ...Link, ...Target, ...position, icon: z.string().optional() })
    .refine(hasOneTarget, ONE_TARGET),
  z.strictObject({ type: z.literal('doc'), ...Link, ...position, docId: z.string() }),
  z.strictObject({ type: z.literal('docSidebar'), ...Link, ...position, sidebarId: z.string() }),
  z.strictObject({ type: z.literal('docsVersion'), ...position, label: z.string().optional() }),
  z.strictObject({ type: z.literal('html'), ...position, value: z.string() }),
  z.strictObject({ type: z.literal('dropdown'), ...Link, ...position, items: z.array(NavbarLink).min(1) }),
  z.strictObject({ type: z.literal('docsVersionDropdown'), ...position }),
  z.strictObject({ type: z.literal('localeDropdown'), ...position }),
  z.strictObject({ type: z.literal('search'), ...position }),
]);
export type NavbarItem = z.output<typeof NavbarItem>;

const FooterLink = z.strictObject({ ...Link, ...Target }).refine(hasOneTarget, ONE_TARGET);

/** Configuration of the site: everything that is not content. */
export const SiteConfig = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().min(1),
  /** Origin where the site is published, without ending slash: for canonical addresses and feeds. */
  url: z.url().regex(/[^/]$/, 'must not end with a slash'),
  titleDelimiter: z.string().default('|'),
  /** Start of the addresses behind "Edit this page"; the source path follows. */
  editUrl: z.url(),
  /** Where to report a page, from the not-found screen. */
  reportUrl: z.url(),
  locales: z.array(z.strictObject({ code: z.string(), label: z.string(), dir: z.enum(['ltr', 'rtl']) })).min(1),
  /** Values for `{{name}}` in content. */
  variables: z.record(z.string().regex(/^[a-z][A-Za-z0-9.]*$/), z.string()),
  announcement: z
    .strictObject({
      /** A new id shows the bar again to readers who had closed the last one. */
      id: z.string(),
      text: z.string(),
      linkText: z.string(),
      to: z.string().startsWith('/'),
    })
    .optional(),
  navbar: z.array(NavbarItem),
  footer: z.strictObject({
    columns: z.array(z.strictObject({ title: z.string(), links: z.array(FooterLink) })),
    note: z.string(),
  }),
  /** From old address to new: redirected by the server and in the browser. */
  redirects: z.record(z.string().startsWith('/'), z.string().startsWith('/')),
  blog: z.strictObject({
    title: z.string(),
    description: z.string(),
    postsPerPage: z.int().positive(),
    sidebarTitle: z.string(),
  }),
  /** Off unless configured; none is loaded for readers who ask not to be tracked. */
  analytics: z
    .strictObject({
      /** Analytics tag, with IP anonymisation. */
      tag: z.strictObject({ id: z.string(), src: z.url() }).optional(),
      /** Tracking pixel: an image address. */
      pixel: z.strictObject({ src: z.url() }).optional(),
      /** Marketing script. */
      marketing: z.strictObject({ src: z.url() }).optional(),
    })
    .default({}),
  /** Hosts whose players may be embedded, and the address of a player there (`{id}` is filled in). */
  media: z.record(z.string(), z.strictObject({ name: z.string(), embed: z.url() })),
  search: SearchSettings,
});
export type SiteConfig = z.output<typeof SiteConfig>;
export type SiteConfigInput = z.input<typeof SiteConfig>;
