import { escapeUTF8 } from 'entities';
import { spokenHost } from '@/lib/base/addresses';
import { pageColors } from '@/lib/base/colors';
import { isoDay } from '@/lib/base/dates/format-date';
import { siteLanguage } from '@/lib/base/languages.mjs';
import type { Brand, City } from '@/lib/city/city-type';
import type { OwnAd } from '@/lib/city/schema/desk';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition } from '@/lib/news/sources/sections-here';

/** Height of an ad slot in px, whether it is filled or not (requirements section 9). */
export type AdSize = '250' | '600';

/**
 * Sandbox of ad frames. Ads may run scripts and open the advertiser's page in a new tab, but cannot access the site's
 * origin.
 */
export const adSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

export type HouseAd = {
  title: string;
  text: string;
  action: string;
  href: string;
  /** Whether the box is at least as tall as a sold ad. */
  isReserved?: true;
};

export function advertise(city: City): HouseAd {
  return { ...messages(city).ads.advertise, href: '/contact' };
}

/** Returns the text for an empty banner slot; only the sample edition shows one. */
export function sampleBanner(city: City): HouseAd | undefined {
  if (!isSampleEdition(city)) return undefined;
  return { ...advertise(city), title: messages(city).ads.banner, isReserved: true };
}

/** Returns a house ad for the city's donation page; undefined if it has none. */
export function giveLocally(city: City): HouseAd | undefined {
  const { donation } = city;
  if (!donation) return undefined;
  const { name, url } = donation;
  const { text, ...words } = messages(city).ads.give;
  return { ...words, text: text(name), href: url };
}

type AdFrameParts = {
  script: string | undefined;
  title: string;
  action: string;
  href: string;
  accents: Accents;
};

type Accents = Pick<Brand, 'accent' | 'accentInDark'>;

const { light, dark } = pageColors;

const lookWith = ({ accent, accentInDark }: Accents) => `
:root { color-scheme: light dark }
body { margin: 0; height: 100vh; display: grid; place-items: center; overflow: hidden;
  background: ${light.tint}; color: ${light.ink}; font: 400 1.25rem/1.75rem Georgia, serif; text-align: center }
a { color: ${accent}; font: 600 .875rem/2.75rem sans-serif }
#box { max-width: 100% }
#box:has(> :not(script)) ~ p { display: none }
p { margin: 0; padding: 0 1rem }
@media (prefers-color-scheme: dark) { body { background: ${dark.tint}; color: ${dark.ink} } a { color: ${accentInDark} } }`;

/**
 * Returns the HTML of an ad frame. A house ad is visible while the script's box is empty, so a failing script leaves no
 * gap.
 */
export function adDocument(city: City, { script, title, action, href, accents }: AdFrameParts): string {
  const source = script ? `<script src="${escapeUTF8(script)}"></script>` : '';
  return `<!doctype html>
<html lang="${siteLanguage(city)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${messages(city).ads.label}</title>
<style>${lookWith(accents)}</style>
<body>
<div id="box">${source}</div>
<p>${escapeUTF8(title)}<br><a href="${escapeUTF8(href)}" target="_blank" rel="noopener">${escapeUTF8(action)}</a></p>
</body>
</html>`;
}

const DAY_MS = 86_400_000;

/**
 * Returns an ad that we sold for a slot of a page. `place` is the slot's index among the page's slots of the
 * same size; slots that phones show come first. Ads rotate daily in the city's time zone, the same for every
 * reader, and appear at most once per page. Returns undefined for a slot that is left to an ad network or a
 * house ad.
 */
export function ownAd(city: City, { size, place }: { size: AdSize; place: number }, now: Date) {
  const today = isoDay(now, city.timeZone);
  const running = (city.desk?.ads ?? []).filter(
    ({ slot, from, until }) => slot === size && from <= today && today <= until,
  );
  if (place >= running.length) return undefined;
  return running[(Date.parse(today) / DAY_MS + place) % running.length];
}

/** Returns the host that an ad links to; undefined for our own pages. */
export function adHost({ link }: Pick<OwnAd, 'link'>): string | undefined {
  return /^https?:/.test(link) ? spokenHost(link) : undefined;
}
