import { expect, test } from '@jest/globals';
import { comparedTitle } from '@/lib/news/compared-title';
import { readFeed } from '@/lib/news/read/read-feed';

type Entry = { title: string; source?: string; author?: string };
type Feed = { channel?: string; name?: string; host?: string };

const entriesOf = (titles: readonly string[]): Entry[] => titles.map((title) => ({ title }));

function itemXml({ title, source, author }: Entry, at: number, { host }: Feed): string {
  const own = source ? `<source url="https://elsewhere.example/">${source}</source>` : '';
  const by = author ? `<author>${author}</author>` : '';
  const link = `https://www.${host}/${at}`;
  return `<item><title>${title}</title><link>${link}</link>${own}${by}</item>`;
}

/** Returns the titles that readers see. */
function headlines(entries: readonly Entry[], feed: Feed): string[] {
  const { channel = 'News', name, host = 'news.example' } = feed;
  const items = entries.map((entry, at) => itemXml(entry, at, { ...feed, host })).join('');
  const head = `<title>${channel}</title><link>https://www.${host}/</link>`;
  const bytes = Buffer.from(`<rss version="2.0"><channel>${head}${items}</channel></rss>`);
  const source = { url: 'https://feeds.example/1', ...(name && { name }) };
  const result = readFeed({ bytes }, { source, zone: 'UTC' });
  return result.ok ? result.value.items.map(({ title }) => title) : [];
}

const words = ['Council approves a park', 'Library hours change', 'Trains run late tonight'];
const closures = ['Overnight ramp closures, SR-91: Fullerton – Anaheim', ...words];
const preview = 'Game preview: Kings - Anaheim Ducks';
const team = { channel: 'Anaheim Ducks' };

test.each<[string, Feed, Entry[]]>([
  ['a place that is in the feed’s host', { host: 'anaheim.net' }, entriesOf(closures)],
  ['a place that is the channel’s title', { channel: 'Anaheim' }, entriesOf(closures)],
  [
    'a place that is part of the channel’s title',
    { channel: 'Anaheim, CA - News Flash' },
    entriesOf(closures),
  ],
  ['a place that is the feed’s name in our list', { name: 'Anaheim' }, entriesOf(closures)],
  ['a team in the channel’s title', team, entriesOf([preview, ...words])],
  ['the team, in a feed with one item', team, entriesOf([preview])],
  ['the team, in a feed with two items', team, entriesOf([preview, 'Final score: Sharks - Anaheim Ducks'])],
  [
    'a team that is the item’s source',
    {},
    [{ title: preview, source: 'Anaheim Ducks' }, ...entriesOf(words)],
  ],
  [
    'a team that is the item’s author',
    {},
    [{ title: preview, author: 'Anaheim Ducks' }, ...entriesOf(words)],
  ],
  ['a word such as “watch”', {}, entriesOf(['Severe weather tonight: tornado – watch', ...words])],
])('a headline’s ending is kept if it only looks like the publisher’s name: %s', (_name, feed, entries) => {
  expect(headlines(entries, feed)).toEqual(entries.map(({ title }) => title));
});

const tailed = (name: string) => entriesOf(words.map((title) => `${title} - ${name}`));

test.each<[string, Feed, Entry[]]>([
  ['part of the channel’s title', { channel: 'Grove Gazette | Local' }, tailed('Grove Gazette')],
  ['the feed’s name in our list', { name: 'Grove Gazette' }, tailed('Grove Gazette')],
  ['the feed’s host', { host: 'grove.example' }, tailed('grove.example')],
  [
    'the source of each item',
    {},
    words.map((title, at) => ({ title: `${title} - Paper ${at}`, source: `Paper ${at}` })),
  ],
])(
  'a publisher’s name at the end of all headlines in a feed is removed if it is %s',
  (_name, feed, entries) => {
    expect(headlines(entries, feed)).toEqual(words);
  },
);

const title = 'Council approves a park';
const of = { source: 'Grove Gazette', link: 'https://www.grove.example/1', author: 'Maria Lopez' };

test.each(['Grove Gazette', 'grove.example', 'Grove', 'Maria Lopez', 'live!', 'video'])(
  'comparedTitle removes "%s" at the end of a title',
  (tail) => {
    expect(comparedTitle({ ...of, title: `${title} | ${tail}` })).toBe(title);
    expect(comparedTitle({ ...of, title: `${title} – ${tail}` })).toBe(title);
  },
);

test.each([title, `${title} - Orange Paper`, `${title}: Grove Gazette`])(
  'comparedTitle leaves “%s” unchanged',
  (whole) => {
    expect(comparedTitle({ ...of, title: whole })).toBe(whole);
  },
);
