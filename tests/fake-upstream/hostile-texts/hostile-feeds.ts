import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections } from '../../../lib/sections';
import { calendarEntry, calendarFields } from '../make-calendar';
import { escapeXml, rssAround, rssItem } from '../make-feed';
import { hostileLinks, hostileTexts } from './all-cases';

/** Number of items on a section's page. */
const perFeed = 20;
const perEdition = perFeed * sections.length;
const newest = Date.UTC(2026, 10, 20, 16);

/** Ways in which publishers embed text in XML. */
const wrappings: readonly ((text: string) => string)[] = [
  escapeXml,
  (text) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
  (text) => escapeXml(escapeXml(text)),
];

/** Replaces lone surrogates, which UTF-8 cannot encode, with references, as some publishers do. */
function writable(xml: string): string {
  return xml.replace(/\p{Surrogate}/gu, (half) => `&#${half.charCodeAt(0)};`);
}

const textAt = (at: number) => hostileTexts[at % hostileTexts.length]?.text ?? '';

/** Returns the link of item `at`. Once every string has been a title, every second item gets a hostile address. */
function linkAt(at: number): string | undefined {
  const turn = at - hostileTexts.length;
  return turn >= 0 && turn % 2 === 0 ? hostileLinks[turn / 2]?.text : undefined;
}

function item(feed: string, at: number): string {
  const wrap = (text: string, turn: number) =>
    writable((wrappings[(at + turn) % wrappings.length] ?? escapeXml)(text));
  const link = linkAt(at);
  const picture = escapeXml(hostileLinks[at % hostileLinks.length]?.text ?? '');
  const calendar = feed === 'events' ? calendarEntry(11 + (at % perFeed)) : undefined;
  return rssItem({
    title: link === undefined ? wrap(textAt(at), 0) : `Address ${(at - hostileTexts.length) / 2 + 1}`,
    link: wrap(link ?? `https://news.example/story-${at}`, 0),
    guid: wrap(`${at} ${textAt(at + 1)}`, 0),
    pubDate: new Date(newest - at * 60_000).toUTCString(),
    description: wrap(`${textAt(at + 2)}<a href="${picture}">x</a><img src="${picture}">`, 1),
    'dc:creator': wrap(textAt(at + 3), 2),
    category: wrap(textAt(at + 4), 0),
    [`source url="${picture}"`]: wrap(textAt(at + 5), 1),
    [`enclosure type="image/jpeg" url="${picture}"`]: '',
    ...(calendar && calendarFields({ ...calendar, location: wrap(textAt(at + 6), 1) })),
  });
}

/** Number of editions until every string has been a title and every address has been a link. */
export const hostileEditions = Math.ceil((hostileTexts.length + 2 * hostileLinks.length) / perEdition);

/** Writes one edition (from 0) of hostile feeds, one per section. Returns a folder for the fake upstream. */
export function writeHostileFeeds(edition: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  for (const [index, { feedKey }] of sections.entries()) {
    const first = edition * perEdition + index * perFeed;
    const items = Array.from({ length: perFeed }, (_, step) => item(feedKey, first + step));
    const name = `${String(index).padStart(2, '0')}-${feedKey}.xml`;
    writeFileSync(path.join(folder, name), rssAround(feedKey, items));
  }
  return folder;
}
