import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import Parser from 'rss-parser';

/** A feed entry in one shape for all libraries and formats. */
export type Read = { id: string; title: string; link: string; time: number };

const timeOf = (date: string | undefined) => Date.parse(date ?? '');

/** Parses RSS or Atom with rss-parser. */
export async function readByRssParser(text: string): Promise<Read[]> {
  const { items } = await new Parser<object, { id?: string }>().parseString(text);
  return items.map(({ guid, id, title = '', link = '', isoDate }) => ({
    id: guid ?? id ?? '',
    title,
    link,
    time: timeOf(isoDate),
  }));
}

/** Parses RSS with feedsmith. */
export function readRss(text: string): Read[] {
  return (parseRssFeed(text).items ?? []).map(({ guid, title = '', link = '', pubDate }) => ({
    id: guid?.value ?? '',
    title,
    link,
    time: timeOf(pubDate),
  }));
}

/** Parses Atom with feedsmith. */
export function readAtom(text: string): Read[] {
  return (parseAtomFeed(text).entries ?? []).map(({ id = '', title, links = [], published }) => ({
    id,
    title: title?.value ?? '',
    link: links.find(({ rel }) => rel === 'alternate')?.href ?? '',
    time: timeOf(published),
  }));
}

/** Parses JSON Feed with feedsmith. */
export function readJson(text: string): Read[] {
  return (parseJsonFeed(text).items ?? []).map(({ id = '', title = '', url = '', date_published }) => ({
    id,
    title,
    link: url,
    time: timeOf(date_published),
  }));
}
