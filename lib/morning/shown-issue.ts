import type { Outcome } from '@/lib/base/outcome';
import type { BlogEntry } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import type { Issue, Line } from '@/lib/morning/issue';
import { issuesHere } from '@/lib/morning/issue-store';
import { titleWithStatus } from '@/lib/news/calendar/event-words';
import { hiddenStories } from '@/lib/news/clusters/story-groups';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { folded, placeOf } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import { activeAlerts } from '@/lib/pages/notices/alerts';
import { currentNotice } from '@/lib/pages/notices/notices';

/** In ms; later the pages of its events are gone, or soon will be. */
const linkedFor = 2 * 24 * 60 * 60 * 1000;

/** Whether the desk of the city lets readers see what was stored: it may have changed since. */
async function deskHere(): Promise<(line: Line) => boolean> {
  const { rules, paused, ownHosts } = inForce(thisCity());
  const stories = await hiddenStories();
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

/** Whether a post of ours that a line leads to is still there; nobody can tell while posts cannot be read. */
function isThere({ href = '' }: Line, posts: Outcome<readonly BlogEntry[]>): boolean {
  if (!href.startsWith('/') || !posts.ok) return true;
  const slug = decodeURIComponent(href.replace(/^.*\//, ''));
  return posts.value.some((post) => post.slug === slug || post.formerly?.includes(slug));
}

/** A notice is about now: it is shown while it is in force. */
function isInForce(notice: Line, now: Date): boolean {
  const city = thisCity();
  if (notice.id) return activeAlerts(city, now).some(({ id }) => id === notice.id);
  const written = city.notices.filter(({ text }) => text === notice.words);
  return currentNotice(written, now, city.timeZone) !== undefined;
}

/** Leads to its page here while there is one, and says that it is canceled. */
async function asKnown(event: Line, isLinked: boolean): Promise<Line> {
  const found = isLinked && event.id ? await eventById(event.id) : undefined;
  if (found?.state !== 'event') return { ...event, href: undefined };
  const { id, status } = found.event;
  return { ...event, words: titleWithStatus({ title: event.words, status }), href: `/events/${id}` };
}

/** The issues of the city in hand, newest first, without what editors hide or take away and notices that are over. */
export async function shownIssues(now = new Date()): Promise<Issue[]> {
  const [all, isOpen, posts] = await Promise.all([issuesHere(now), deskHere(), allPosts()]);
  const isShown = (line: Line) => isOpen(line) && isThere(line, posts);
  const shown = all.map(async ({ notice, guide, ...issue }): Promise<Issue> => {
    const isLinked = now.getTime() - issue.madeAt < linkedFor;
    return {
      ...issue,
      ...(notice && isInForce(notice, now) && { notice }),
      headlines: issue.headlines.filter(isShown),
      events: await Promise.all(issue.events.filter(isOpen).map((event) => asKnown(event, isLinked))),
      ...(guide && isShown(guide) && { guide }),
    };
  });
  return Promise.all(shown);
}
