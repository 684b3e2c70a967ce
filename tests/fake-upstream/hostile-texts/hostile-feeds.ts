import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections } from '../../../lib/sections';
import { calendarEntry, calendarFields } from '../make-calendar';
import { escapeXml, rssAround, rssItem } from '../make-feed';
import { hostileLinks, hostileTexts } from './all-cases';

/** As many as a section shows at once. */
const perFeed = 20;
const perEdition = perFeed * sections.length;
const newest = Date.UTC(2026, 10, 20, 16);

/** The ways in which publishers bring a text into XML. */
const wrappings: readonly ((text: string) => string)[] = [
  escapeXml,
  (text) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
  (text) => escapeXml(escapeXml(text)),
];

/** What UTF-8 has no bytes for is written as references, as some do. */
function writable(xml: string): string {
  return xml.replace(/\p{Surrogate}/gu, (half) => `&#${half.charCodeAt(0)};`);
}

const textAt = (at: number) => hostileTexts[at % hostileTexts.length]?.text ?? '';

/** The address that item `at` has for its link: once every text has been a title, every other item has one. */
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

/** How many editions it takes until every text has been a title and every address a link. */
export const hostileEditions = Math.ceil((hostileTexts.length + 2 * hostileLinks.length) / perEdition);

/** Writes one edition (from 0) of hostile feeds, one for each section, into a folder that the fake upstream can serve. */
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
