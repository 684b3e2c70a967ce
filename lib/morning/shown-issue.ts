import type { Outcome } from '@/lib/base/outcome';
import type { BlogEntry } from '@/lib/blog/blog-post';
import { getPosts } from '@/lib/blog/blog-store';
import type { City } from '@/lib/city/city-type';
import { eventById } from '@/lib/events/event-store';
import type { Issue, Line } from '@/lib/morning/issue';
import { issuesHere } from '@/lib/morning/issue-store';
import { titleWithStatus } from '@/lib/news/calendar/event-words';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { folded, placeOf } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import { hiddenStories } from '@/lib/news/section/story-groups';
import { activeAlerts } from '@/lib/pages/notices/alerts';
import { currentNotice } from '@/lib/pages/notices/notices';

/**
 * Maximum age of a briefing whose events are linked. The pages of older events have been removed or soon will
 * be.
 */
const LINKED_MS = 2 * 24 * 60 * 60 * 1000;

/** Returns a function that tells whether the city's desk.yaml still allows a stored line. */
async function deskHere(city: City, now: Date): Promise<(line: Line) => boolean> {
  const { rules, paused, ownHosts } = inForce(city, now.getTime());
  const stories = await hiddenStories(city);
  return ({ id, words: title, href = '', sources = [] }) => {
    const links = [...(href ? [href] : []), ...(id ? [`/events/${id}`] : [])];
    return (
      !sources.some((source) => paused.has(folded(source))) &&
      !rules.some(({ fits }) =>
        fits({ title, sources, places: links.map((link) => placeOf(link, ownHosts)) }),
      ) &&
      !(URL.canParse(href) && stories.has(poolKey({ title, link: href })))
    );
  };
}

/** Whether the post that a line links to still exists; true if posts cannot be read. */
function isThere({ href = '' }: Line, posts: Outcome<readonly BlogEntry[]>): boolean {
  if (!href.startsWith('/') || !posts.ok) return true;
  const slug = decodeURIComponent(href.replace(/^.*\//, ''));
  return posts.value.some((post) => post.slug === slug || post.formerly?.includes(slug));
}

/** Whether the site still shows a notice or alert. */
function isInForce(city: City, notice: Line, now: Date): boolean {
  if (notice.id) return activeAlerts(city, now).some(({ id }) => id === notice.id);
  const written = city.notices.filter(({ text }) => text === notice.words);
  return currentNotice(written, now, city.timeZone) !== undefined;
}

/** Links an event to its page if that exists, and marks the title if the event was canceled or postponed. */
async function withCurrentStatus(city: City, event: Line, isLinked: boolean, now: Date): Promise<Line> {
  const found = isLinked && event.id ? await eventById(city, event.id, now) : undefined;
  if (found?.state !== 'event') return { ...event, href: undefined };
  const { id, status } = found.event;
  return { ...event, words: titleWithStatus(city, { title: event.words, status }), href: `/events/${id}` };
}

/** Returns a city's briefings, newest first, without hidden or removed items or notices that have ended. */
export async function shownIssues(city: City, now: Date): Promise<Issue[]> {
  const [all, isOpen, posts] = await Promise.all([
    issuesHere(city, now),
    deskHere(city, now),
    getPosts(city),
  ]);
  const isShown = (line: Line) => isOpen(line) && isThere(line, posts);
  const shown = all.map(async ({ notice, guide, ...issue }): Promise<Issue> => {
    const isLinked = now.getTime() - issue.madeAt < LINKED_MS;
    return {
      ...issue,
      ...(notice && isInForce(city, notice, now) && { notice }),
      headlines: issue.headlines.filter(isShown),
      events: await Promise.all(
        issue.events.filter(isOpen).map((event) => withCurrentStatus(city, event, isLinked, now)),
      ),
      ...(guide && isShown(guide) && { guide }),
    };
  });
  return Promise.all(shown);
}
