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
  const result = readFeed({ bytes, source, zone: 'UTC' });
  return result.ok ? result.value.items.map(({ title }) => title) : [];
}

const words = ['Council approves a park', 'Library hours change', 'Trains run late tonight'];
const closures = ['Overnight ramp closures, SR-91: Fullerton – Anaheim', ...words];
const preview = 'Game preview: Kings - Anaheim Ducks';
const team = { channel: 'Anaheim Ducks' };

test.each<[string, Feed, Entry[]]>([
  ['its host', { host: 'anaheim.net' }, entriesOf(closures)],
  ['its channel', { channel: 'Anaheim' }, entriesOf(closures)],
  ['part of its channel', { channel: 'Anaheim, CA - News Flash' }, entriesOf(closures)],
  ['its name in our list', { name: 'Anaheim' }, entriesOf(closures)],
  ['a team', team, entriesOf([preview, ...words])],
  ['a team, in a feed of one item', team, entriesOf([preview])],
  ['a team, in a feed of two', team, entriesOf([preview, 'Final score: Sharks - Anaheim Ducks'])],
  ['the source of its item', {}, [{ title: preview, source: 'Anaheim Ducks' }, ...entriesOf(words)]],
  ['its author', {}, [{ title: preview, author: 'Anaheim Ducks' }, ...entriesOf(words)]],
  ['a kind of report', {}, entriesOf(['Severe weather tonight: tornado – watch', ...words])],
])(
  'a headline that only seems to end in its publisher’s name is not shortened: %s',
  (_name, feed, entries) => {
    expect(headlines(entries, feed)).toEqual(entries.map(({ title }) => title));
  },
);

const tailed = (name: string) => entriesOf(words.map((title) => `${title} - ${name}`));

test.each<[string, Feed, Entry[]]>([
  ['its channel', { channel: 'Grove Gazette | Local' }, tailed('Grove Gazette')],
  ['its name in our list', { name: 'Grove Gazette' }, tailed('Grove Gazette')],
  ['its host', { host: 'grove.example' }, tailed('grove.example')],
  [
    'the source of each item',
    {},
    words.map((title, at) => ({ title: `${title} - Paper ${at}`, source: `Paper ${at}` })),
  ],
])(
  'a publisher’s name that ends all headlines of a feed is removed if the name is %s',
  (_name, feed, entries) => {
    expect(headlines(entries, feed)).toEqual(words);
  },
);

const title = 'Council approves a park';
const of = { source: 'Grove Gazette', link: 'https://www.grove.example/1', author: 'Maria Lopez' };

test.each(['Grove Gazette', 'grove.example', 'Grove', 'Maria Lopez', 'live!', 'video'])(
  'titles are compared without "%s" at their end',
  (tail) => {
    expect(comparedTitle({ ...of, title: `${title} | ${tail}` })).toBe(title);
    expect(comparedTitle({ ...of, title: `${title} – ${tail}` })).toBe(title);
  },
);

test.each([title, `${title} - Orange Paper`, `${title}: Grove Gazette`])(
  'keeps other endings: %s',
  (whole) => {
    expect(comparedTitle({ ...of, title: whole })).toBe(whole);
  },
);
