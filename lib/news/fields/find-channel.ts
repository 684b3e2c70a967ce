import { webAddress } from '@/lib/base/address/web-address';
import { cutText } from '@/lib/base/text/cut-text';
import { firstText, ladder } from '@/lib/news/fields/elements';
import { linkedPages } from '@/lib/news/fields/find-link';
import { lineOf, titleNames } from '@/lib/news/fields/find-title';
import type { RawElement } from '@/lib/news/parse/raw-feed';

const longestTitle = 300;
const day = 1440;
const longestWait = 7 * day;
const periods: Readonly<Record<string, number>> = { hourly: 60, daily: day, weekly: longestWait };

export function channelTitle(channel: RawElement): string | undefined {
  const titles = ladder(channel, titleNames).map((title) => cutText(lineOf(title.text), longestTitle));
  return titles.find(Boolean);
}

export function channelLink(channel: RawElement, base: string): string | undefined {
  return linkedPages(channel, 'link')
    .map((page) => webAddress(page, base))
    .find(Boolean);
}

export function channelTtlMinutes(channel: RawElement): number | undefined {
  const ttl = Number(firstText(channel, 'ttl') ?? Number.NaN);
  if (ttl > 0) return Math.min(Math.ceil(ttl), longestWait);
  const period = firstText(channel, 'sy:updateperiod')?.toLowerCase() ?? '';
  if (!Object.hasOwn(periods, period)) return undefined;
  const times = Number(firstText(channel, 'sy:updatefrequency') ?? 1);
  return Math.ceil((periods[period] ?? 0) / (times >= 1 ? times : 1));
}
