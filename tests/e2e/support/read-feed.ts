import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import Parser from 'rss-parser';

/** What a reader makes of an entry: the same, whichever reader and whichever form. */
export type Read = { id: string; title: string; link: string; time: number };

const timeOf = (date: string | undefined) => Date.parse(date ?? '');

/** An RSS or Atom text as rss-parser reads it. */
export async function readByRssParser(text: string): Promise<Read[]> {
  const { items } = await new Parser<object, { id?: string }>().parseString(text);
  return items.map(({ guid, id, title = '', link = '', isoDate }) => ({
    id: guid ?? id ?? '',
    title,
    link,
    time: timeOf(isoDate),
  }));
}

/** An RSS text as feedsmith reads it. */
export function readRss(text: string): Read[] {
  return (parseRssFeed(text).items ?? []).map(({ guid, title = '', link = '', pubDate }) => ({
    id: guid?.value ?? '',
    title,
    link,
    time: timeOf(pubDate),
  }));
}

/** An Atom text as feedsmith reads it. */
export function readAtom(text: string): Read[] {
  return (parseAtomFeed(text).entries ?? []).map(({ id = '', title, links = [], published }) => ({
    id,
    title: title?.value ?? '',
    link: links.find(({ rel }) => rel === 'alternate')?.href ?? '',
    time: timeOf(published),
  }));
}

/** A JSON Feed as feedsmith reads it. */
export function readJson(text: string): Read[] {
  return (parseJsonFeed(text).items ?? []).map(({ id = '', title = '', url = '', date_published }) => ({
    id,
    title,
    link: url,
    time: timeOf(date_published),
  }));
}
