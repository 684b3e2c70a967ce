import type { Page } from 'playwright/test';
import { canaryHost, caseNumbered } from '../../fake-upstream/hostile-texts/all-cases';

/** Returns the names of hostile strings whose code ran or whose addresses were requested. */
export type Trap = { caught: () => Promise<string[]> };

type Sprung = { fired: unknown[]; fire: (number: unknown) => void };

/**
 * Watches a page for calls to `fire` (made by injected code), dialogs, hostile requests and new windows. Blocks hostile
 * addresses and pictures.
 */
export async function layTrap(page: Page): Promise<Trap> {
  const seen: string[] = [];
  await page.addInitScript(() => {
    const trap = window as unknown as Sprung;
    trap.fired = [];
    trap.fire = (number) => void trap.fired.push(number);
    Object.defineProperty(window, 'FIRE', { get: () => trap.fired.push('an encoded call') });
  });
  // Use CDP, because page.route would turn off the browser's cache, so every page would load scripts and
  // styles again.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setBlockedURLs', { urls: [`*://*.${canaryHost}/*`, '*/pictures/*'] });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith(canaryHost)) seen.push(`asked for ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => void seen.push(`window ${popup.url()}`));
  return {
    caught: async () => {
      const numbers = await page.evaluate(() => (window as unknown as Sprung).fired);
      return [...numbers.map((number) => caseNumbered(Number(number))), ...seen];
    },
  };
}

/** Returns event handlers, foreign elements and unsafe links, which only hostile strings can have put on the page. */
export function intruders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const links = ['http:', 'https:', 'mailto:', 'webcal:', 'tel:', 'sms:', 'xmpp:', 'irc:', 'ircs:'];
    const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'];
    // Compare addresses after parsing, because hostile addresses may be spelled oddly.
    const isHarmless = (name: string, value: string) => {
      const url = URL.canParse(value, document.baseURI) ? new URL(value, document.baseURI) : undefined;
      return name === 'a'
        ? links.includes(url?.protocol ?? 'http:')
        : (url?.origin ?? location.origin) === location.origin;
    };
    // Skip the download link on /rss, whose data: address contains the feed.
    const offered = 'a[download="rss.xml"][href^="data:application/rss+xml;"]';
    for (const element of document.querySelectorAll(`body *:not(${offered})`)) {
      const name = element.localName;
      for (const attribute of element.getAttributeNames()) {
        const value = element.getAttribute(attribute) ?? '';
        const isBad =
          attribute.startsWith('on') || (addresses.includes(attribute) && !isHarmless(name, value));
        if (isBad) found.push(`<${name} ${attribute}="${value.slice(0, 80)}">`);
      }
    }
    const foreign =
      'main :is(iframe, object, embed, base, meta, link, style, script:not([type="application/ld+json"]))';
    for (const element of document.querySelectorAll(foreign)) found.push(element.outerHTML.slice(0, 120));
    return found;
  });
}

/** Returns the text of each element wider than the page; none if the page does not scroll sideways. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && element.children.length === 0,
    );
    const names = wide.map(
      (element) => `${element.localName}.${element.className}: ${element.textContent?.slice(0, 60)}`,
    );
    return [`${document.documentElement.scrollWidth} px wide`, ...names.slice(0, 5)];
  });
}
