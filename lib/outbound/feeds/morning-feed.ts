import { escapeAttribute, escapeText } from 'entities';
import { clockTime } from '@/lib/base/dates/format-date';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import type { Issue, Line } from '@/lib/morning/issue';
import { shownIssues } from '@/lib/morning/shown-issue';
import { weekdayWords } from '@/lib/news/calendar/event-words';
import { editionNotice, headlineRights } from '@/lib/news/sources/sections-here';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { feedOf } from '@/lib/outbound/feeds/feed-channel';
import { morningLink } from '@/lib/outbound/feeds/feed-list';
import type { FeedEntry, FeedModel } from '@/lib/outbound/feeds/feed-model';
import { documentReply, notHere, notNow } from '@/lib/outbound/reply';
import { writeRss } from '@/lib/outbound/write/write-rss';
import { briefingNote } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';

export function issuePath({ day }: Pick<Issue, 'day'>): string {
  return `/morning/${day}`;
}

/** "Monday, November 23, 2026". */
export function issueDate({ day }: Pick<Issue, 'day'>): string {
  return weekdayWords(day, thisCity());
}

type Part = { title?: string; lines: readonly Line[] };

/** In the order in which they are read. */
export function partsOf({ weather, notice, headlines, events, guide }: Issue): Part[] {
  const { morning: m, news } = messages();
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

function linkHtml(words: string, href: string | undefined, language?: string): string {
  const text = marked(words, language);
  return href ? `<a href="${escapeAttribute(absoluteUrl(href))}">${text}</a>` : text;
}

function lineHtml({ label, words, href, text, by, byHref, language }: Line): string {
  const said = linkHtml(words, href, language);
  const first = [label && `<b>${escapeText(label)}:</b> `, text ? `<b>${said}</b>` : said];
  const rest = [text && `<br>${marked(text, language)}`, by && ` <i>(${linkHtml(by, byHref)})</i>`];
  return `<p>${[...first, ...rest].filter(Boolean).join('')}</p>`;
}

function lineText({ label, words, href, text, by }: Line): string {
  const first = `${label ? `${label}: ` : ''}${words}${by ? ` (${by})` : ''}`;
  return [first, text, href && absoluteUrl(href)].filter(Boolean).join('\n');
}

/** What mail has to say below: when it was made, whose it is, and where the publisher gets letters. */
function closing(issue: Issue): { made: string; url: string } {
  const city = thisCity();
  const { name, address = [] } = city.publisher ?? {};
  const made = `${messages().morning.madeBy(clockTime(new Date(issue.madeAt), city), city.siteTitle)} ${headlineRights(city)}`;
  const publisher = address.length > 0 ? ` ${[name, ...address].filter(Boolean).join(', ')}.` : '';
  return { made: made + publisher, url: absoluteUrl(issuePath(issue)) };
}

/** HTML that any mail program shows: no style but its own, no picture, no table. */
export function issueHtml(issue: Issue): string {
  const parts = partsOf(issue).map(({ title, lines }) =>
    [...(title ? [`<h2>${escapeText(title)}</h2>`] : []), ...lines.map(lineHtml)].join('\n'),
  );
  const edition = editionNotice(thisCity()) ?? [];
  const { made, url } = closing(issue);
  const end = `<hr>\n<p><small>${escapeText(made)} <a href="${escapeAttribute(url)}">${messages().morning.onSite}</a></small></p>`;
  return [[edition].flat().map((words) => lineHtml({ words })), parts, end].flat().join('\n');
}

export function issueText(issue: Issue): string {
  const parts = partsOf(issue).map(({ title, lines }) =>
    [...(title ? [title.toUpperCase()] : []), ...lines.map(lineText)].join('\n\n'),
  );
  const { made, url } = closing(issue);
  // A no-break space would be spelled out.
  return [editionNotice(thisCity()) ?? [], parts, `${made}\n${url}`]
    .flat()
    .join('\n\n')
    .replaceAll('\u00A0', ' ');
}

function entryOf(issue: Issue): FeedEntry {
  const url = absoluteUrl(issuePath(issue));
  return {
    id: url,
    url,
    title: issueDate(issue),
    summary: issueText(issue),
    html: issueHtml(issue),
    published: new Date(issue.madeAt),
    author: thisCity().siteTitle,
    categories: [],
  };
}

/** `now` in ms. */
function morningFeed(issues: readonly Issue[], now: number): FeedModel {
  const city = thisCity();
  const { title, path } = morningLink(city);
  const description = messages().morning.feed(city.name, city.siteTitle, briefingNote(city));
  const about = { title, description, rights: headlineRights(city), path: '/morning', idPath: path };
  return feedOf(about, issues.map(entryOf), now);
}

/** /morning.xml. */
export async function morningReply(): Promise<Response> {
  if (!isThere('/morning')) return notHere();
  const issues = await shownIssues();
  if (issues.length === 0) return notNow(60);
  const { path, type } = morningLink(thisCity());
  const body = writeRss(morningFeed(issues, Date.now()), absoluteUrl(path));
  return documentReply(body, { path, type: `${type}; charset=utf-8` });
}
