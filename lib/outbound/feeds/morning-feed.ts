import { escapeAttribute, escapeText } from 'entities';
import { clockTime } from '@/lib/base/dates/format-date';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { Issue, Line } from '@/lib/morning/issue';
import { shownIssues } from '@/lib/morning/shown-issue';
import { weekdayWords } from '@/lib/news/calendar/event-words';
import { editionNotice, headlineRights } from '@/lib/news/sources/sections-here';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { morningLink } from '@/lib/outbound/feed-list';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import { documentReply, notFoundReply, unavailableReply } from '@/lib/outbound/reply';
import type { FeedEntry, FeedModel } from '@/lib/outbound/write/feed-model';
import { writeRss } from '@/lib/outbound/write/write-rss';
import { briefingNote } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';

export function issuePath({ day }: Pick<Issue, 'day'>): string {
  return `/morning/${day}`;
}

/** Returns the issue's day in words: "Monday, November 23, 2026". */
export function issueDate(city: City, { day }: Pick<Issue, 'day'>): string {
  return weekdayWords(day, city);
}

type Part = { title?: string; lines: readonly Line[] };

/** Returns the non-empty parts of an issue in reading order. */
function partsOf(city: City, { weather, notice, headlines, events, guide }: Issue): Part[] {
  const { morning: m, news } = messages(city);
  const parts: Part[] = [
    { lines: [weather ?? [], notice ?? []].flat() },
    { title: news.headlines, lines: headlines },
    { title: m.soon, lines: events },
    { title: m.guide, lines: guide ? [guide] : [] },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function marked(words: string, language: string | undefined): string {
  const text = escapeText(words);
  return language ? `<span lang="${escapeAttribute(language)}">${text}</span>` : text;
}

function linkHtml(city: City, words: string, href: string | undefined, language?: string): string {
  const text = marked(words, language);
  return href ? `<a href="${escapeAttribute(absoluteUrl(city, href))}">${text}</a>` : text;
}

function lineHtml(city: City, { label, words, href, text, by, byHref, language }: Line): string {
  const link = linkHtml(city, words, href, language);
  const first = [label && `<b>${escapeText(label)}:</b> `, text ? `<b>${link}</b>` : link];
  const rest = [text && `<br>${marked(text, language)}`, by && ` <i>(${linkHtml(city, by, byHref)})</i>`];
  return `<p>${[...first, ...rest].filter(Boolean).join('')}</p>`;
}

function lineText(city: City, { label, words, href, text, by }: Line): string {
  const first = `${label ? `${label}: ` : ''}${words}${by ? ` (${by})` : ''}`;
  return [first, text, href && absoluteUrl(city, href)].filter(Boolean).join('\n');
}

/** Returns the footer that an email must have: when and by whom it was generated, and a postal address. */
function closing(city: City, issue: Issue): { credit: string; url: string } {
  const { name, address = [] } = city.publisher ?? {};
  const credit = `${messages(city).morning.madeBy(clockTime(new Date(issue.madeAt), city), city.siteTitle)} ${headlineRights(city)}`;
  const publisher = address.length > 0 ? ` ${[name, ...address].filter(Boolean).join(', ')}.` : '';
  return { credit: credit + publisher, url: absoluteUrl(city, issuePath(issue)) };
}

/** Returns an issue as HTML that every email program displays: no styles, pictures or tables. */
export function issueHtml(city: City, issue: Issue): string {
  const parts = partsOf(city, issue).map(({ title, lines }) =>
    [...(title ? [`<h2>${escapeText(title)}</h2>`] : []), ...lines.map((line) => lineHtml(city, line))].join(
      '\n',
    ),
  );
  const edition = editionNotice(city) ?? [];
  const { credit, url } = closing(city, issue);
  const end = `<hr>\n<p><small>${escapeText(credit)} <a href="${escapeAttribute(url)}">${messages(city).morning.onSite}</a></small></p>`;
  return [[edition].flat().map((words) => lineHtml(city, { words })), parts, end].flat().join('\n');
}

export function issueText(city: City, issue: Issue): string {
  const parts = partsOf(city, issue).map(({ title, lines }) =>
    [...(title ? [title.toUpperCase()] : []), ...lines.map((line) => lineText(city, line))].join('\n\n'),
  );
  const { credit, url } = closing(city, issue);
  // Email programs may show a no-break space as an escape code.
  return [editionNotice(city) ?? [], parts, `${credit}\n${url}`]
    .flat()
    .join('\n\n')
    .replaceAll('\u00A0', ' ');
}

function entryOf(city: City, issue: Issue): FeedEntry {
  const url = absoluteUrl(city, issuePath(issue));
  return {
    id: url,
    url,
    title: issueDate(city, issue),
    summary: issueText(city, issue),
    html: issueHtml(city, issue),
    published: new Date(issue.madeAt),
    author: city.siteTitle,
    categories: [],
  };
}

function morningFeed(city: City, issues: readonly Issue[], now: number): FeedModel {
  const { title, path } = morningLink(city);
  const description = messages(city).morning.feed(city.name, city.siteTitle, briefingNote(city));
  const about = { title, description, rights: headlineRights(city), path: '/morning', idPath: path };
  const entries = issues.map((issue) => entryOf(city, issue));
  return feedOf(city, about, entries, now);
}

/** Responds to /morning.xml. */
export async function morningReply(city: City, now: Date): Promise<Response> {
  if (!isThere('/morning', city)) return notFoundReply(city);
  const issues = await shownIssues(city, now);
  if (issues.length === 0) return unavailableReply(city, 60);
  const { path, type } = morningLink(city);
  const body = writeRss(morningFeed(city, issues, now.getTime()), absoluteUrl(city, path));
  return documentReply(city, body, { path, type: `${type}; charset=utf-8` }, now);
}
