import { z } from 'zod';

/** An entry of `sidebars.ts`. */
export type SidebarItem =
  /** A page by its id: its path below `content/docs` without extension, or the `id` of its front matter. */
  | { type: 'doc'; id: string; label?: string | undefined }
  /** A group for a folder: its index page, and below it what the folder holds, by `sidebar_position`. */
  | { type: 'folder'; dir: string }
  /** What a folder holds, without a group around it. */
  | { type: 'contents'; dir: string }
  /** The operations of the HTTP API by tag, from the OpenAPI document. */
  | { type: 'operations' }
  | { type: 'category'; label: string; items: SidebarItem[] }
  | { type: 'link'; label: string; href: string };

const SidebarItem: z.ZodType<SidebarItem> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('doc'), id: z.string(), label: z.string().optional() }),
    z.strictObject({ type: z.literal('folder'), dir: z.string() }),
    z.strictObject({ type: z.literal('contents'), dir: z.string() }),
    z.strictObject({ type: z.literal('operations') }),
    z.strictObject({ type: z.literal('category'), label: z.string(), items: z.array(SidebarItem) }),
    z.strictObject({ type: z.literal('link'), label: z.string(), href: z.url() }),
  ]),
);

/** The sidebars of the documentation by key. */
export const SidebarsConfig = z.record(z.string(), z.strictObject({ label: z.string(), items: z.array(SidebarItem) }));
export type SidebarsConfig = z.output<typeof SidebarsConfig>;
