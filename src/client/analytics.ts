import type { ShellData } from '../model/shell-data.ts';
import { currentView, subscribe } from './navigator.ts';

/** Starts what is configured, for readers who have not asked to be left alone. */
export function startAnalytics({ tag, pixel, marketing }: ShellData['analytics']): void {
  if (asksNotToBeTracked()) return;
  if (tag) startTag(tag);
  if (pixel) onEachPage(() => Object.assign(new Image(), { src: withPage(pixel.src) }));
  if (marketing) addScript(marketing.src);
}

/** Do Not Track or Global Privacy Control. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

interface TagWindow {
  dataLayer?: unknown[];
}

function startTag({ id, src }: { id: string; src: string }): void {
  const page = window as TagWindow;
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  layer.push({ event: 'js', time: Date.now() });
  onEachPage(() => layer.push({ event: 'config', id, anonymize_ip: true, page_path: location.pathname }));
  addScript(`${src}?id=${encodeURIComponent(id)}`);
}

function onEachPage(report: () => void): void {
  let visit = -1;
  const check = () => {
    if (currentView().visit === visit) return;
    visit = currentView().visit;
    report();
  };
  check();
  subscribe(check);
}

function withPage(src: string): string {
  const url = new URL(src);
  url.searchParams.set('page', location.pathname);
  return url.href;
}

function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
