import { createHash } from 'node:crypto';

// Scripts inside the page remove themselves: React would find an element there that it did not draw.

/**
 * Runs before the first paint: theme, closed announcement, and the mark that script is there. Nothing may flash or move.
 * Storage may be forbidden; the page then looks as on a first visit.
 */
export function headScript(announcementId: string | undefined): string {
  const closed =
    announcementId === undefined
      ? ''
      : `if(s["announcement.closed"]===${JSON.stringify(announcementId)})d.dataset.closed="";`;
  return `(function(d){d.className="js";try{var s=localStorage;${closed}if(s.theme==="dark")d.dataset.theme="dark"}catch(e){}})(document.documentElement)`;
}

/** Stands after the sidebar: opens the groups that the reader had open, and brings the current page into view. */
export const SIDEBAR_SCRIPT = `(function(a,c){try{var s=JSON.parse(sessionStorage["sidebar."+a.parentNode.dataset.sidebar]);a.querySelectorAll("#sidebar details").forEach(function(d,i){d.contains(c)||(d.open=s[i])})}catch(e){}c&&c.offsetTop>a.clientHeight&&(a.scrollTop=c.offsetTop-a.clientHeight/2)})(drawer,document.querySelector("#sidebar [aria-current]"));document.currentScript.remove()`;

/** Stands at the end of tabs that are remembered: shows the reader's choice before what follows is painted. */
export const TABS_SCRIPT = `(function(){try{var t=JSON.parse(localStorage.tabs||"{}");document.querySelectorAll(".tabs[data-group]").forEach(function(g){var v=t[g.dataset.group],b=v&&g.querySelector('[role=tab][data-value="'+CSS.escape(v)+'"]');if(!b)return;g.querySelectorAll(":scope>.tablist>[role=tab]").forEach(function(x){var on=x===b;x.setAttribute("aria-selected",on);x.tabIndex=on?0:-1;document.getElementById(x.getAttribute("aria-controls")).toggleAttribute("data-off",!on)})})}catch(e){}})();document.currentScript.remove()`;

/** The sources that the content security policy must allow for the scripts above. */
export function inlineScriptHashes(announcementId: string | undefined): string[] {
  return [headScript(announcementId), SIDEBAR_SCRIPT, TABS_SCRIPT].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
