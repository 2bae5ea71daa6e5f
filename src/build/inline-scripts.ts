import { createHash } from 'node:crypto';

/** What of the reader's choices a page shows before its first paint, besides the theme. */
export interface FirstPaint {
  announcementId: string | undefined;
  hasSidebar: boolean;
  /** Whether it has tabs whose choice is remembered. */
  hasTabs: boolean;
}

/**
 * Runs before the first paint: theme, closed announcement, the marks that script is there and that the page is shown from
 * its top; then, in every frame until the page has arrived, the reader's groups of the sidebar and choices of tabs. Nothing may flash or move. A frame callback
 * comes before what has arrived is painted, and leaves the parser alone. Storage may be forbidden; the page then looks as on
 * a first visit.
 */
export function headScript({ announcementId, hasSidebar, hasTabs }: FirstPaint): string {
  const closed =
    announcementId === undefined
      ? ''
      : `if(s["announcement.closed"]===${JSON.stringify(announcementId)})d.dataset.closed="";`;
  const frames =
    hasSidebar || hasTabs
      ? `;var k;(function f(){requestAnimationFrame(function(){var r=document.readyState!="loading";${hasSidebar ? SIDEBAR : ''}${hasTabs ? TABS : ''}r||f()})})()`
      : '';
  return `(function(d){d.className=location.hash?"js":"js top";try{var s=localStorage;${closed}if(s.theme==="dark")d.dataset.theme="dark"}catch(e){}${frames}})(document.documentElement)`;
}

// Once, when the sidebar is whole: opens the groups that the reader had open, and that of the current page unless the reader
// has closed it on this very page; brings the page into view.
const SIDEBAR = `var a=window.drawer;if(!k&&a&&window.content){k=1;var c=a.querySelector("#sidebar [aria-current]");try{var g=JSON.parse(sessionStorage["sidebar."+a.parentNode.dataset.sidebar]);a.querySelectorAll("#sidebar details").forEach(function(e,i){e.contains(c)&&g.at(-1)!=location.pathname||(e.open=g[i])})}catch(e){}c&&c.offsetTop>a.clientHeight&&(a.scrollTop=c.offsetTop-a.clientHeight/2)}`;

// As often as more of them arrives.
const TABS = `try{var t=JSON.parse(localStorage.tabs||"{}");document.querySelectorAll(".tabs[data-group]").forEach(function(g){var v=t[g.dataset.group],b=v&&g.querySelector('[role=tab][data-value="'+CSS.escape(v)+'"]');b&&g.querySelectorAll(":scope>.tablist>[role=tab]").forEach(function(x){var o=x===b,p=document.getElementById(x.getAttribute("aria-controls"));x.setAttribute("aria-selected",o);x.tabIndex=o-1;p&&p.toggleAttribute("data-off",!o)})})}catch(e){}`;

/**
 * Stands after the first paragraphs. Like any script it waits for the style sheet, and the parser with it: what stands
 * above is laid out and painted first, instead of together with a long page below.
 */
export const PAUSE_SCRIPT = 'document.currentScript.remove()';

/** The sources that the content security policy must allow for every form of the scripts above. */
export function inlineScriptHashes(announcementId: string | undefined): string[] {
  const forms = [false, true].flatMap((hasSidebar) => [false, true].map((hasTabs) => ({ hasSidebar, hasTabs })));
  return [...forms.map((form) => headScript({ announcementId, ...form })), PAUSE_SCRIPT].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
