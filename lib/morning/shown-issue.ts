import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { hasPost, type Issue } from '@/lib/morning/issue';
import { issuesHere } from '@/lib/morning/issue-store';
import { titleWithStatus } from '@/lib/news/calendar/event-words';
import { hiddenStories } from '@/lib/news/clusters/story-groups';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { folded, placeOf } from '@/lib/news/desk/hide-rule';
import { inForce } from '@/lib/news/desk/in-force';
import { activeAlerts } from '@/lib/pages/notices/alerts';
import { currentNotice } from '@/lib/pages/notices/notices';

type StoredEvent = Issue['events'][number];

/** An issue as readers may see it now; `page`: the id of an event that has a page here. */
export type ShownIssue = Omit<Issue, 'events'> & { events: readonly (StoredEvent & { page?: string })[] };

/** In ms; later the pages of its events are gone, or soon will be. */
const linkedFor = 2 * 24 * 60 * 60 * 1000;

/** What the desk of the city lets readers see of what was stored: it may have changed since. */
async function deskHere() {
  const { rules, paused, ownHosts } = inForce(thisCity());
  const stories = await hiddenStories();
  const isOpen = (title: string, sources: readonly string[], links: readonly string[]) =>
    !sources.some((source) => paused.has(folded(source))) &&
    !rules.some(({ fits }) => fits({ title, sources, places: links.map((link) => placeOf(link, ownHosts)) }));
  return {
    showsHeadline: ({ title, link, source, feeds }: Issue['headlines'][number]) =>
      isOpen(title, [source, ...feeds], [link]) &&
      !(URL.canParse(link) && stories.has(poolKey({ title, link }))),
    showsEvent: ({ id, title, url, source }: StoredEvent) => isOpen(title, [source], [url, `/events/${id}`]),
  };
}

/** A notice is about now: it is shown while it is in force. */
function isInForce(notice: NonNullable<Issue['notice']>, now: Date): boolean {
  const city = thisCity();
  if (notice.id) return activeAlerts(city, now).some(({ id }) => id === notice.id);
  const written = city.notices.filter(({ text }) => text === notice.text);
  return currentNotice(written, now, city.timeZone) !== undefined;
}

async function withPage(event: StoredEvent): Promise<ShownIssue['events'][number]> {
  const found = await eventById(event.id);
  if (found.state !== 'event') return event;
  const { id, status } = found.event;
  return { ...event, title: titleWithStatus({ title: event.title, status }), page: id };
}

/** The issues of the city in hand, newest first, without what editors hide or take away and notices that are over. */
export async function shownIssues(now = new Date()): Promise<ShownIssue[]> {
  const [all, desk, posts] = await Promise.all([issuesHere(now), deskHere(), allPosts()]);
  const isThere = ({ link }: Issue['headlines'][number]) =>
    !link.startsWith('/') || hasPost(posts, decodeURIComponent(link.replace(/^.*\//, '')));
  const shown = all.map(async ({ notice, guide, ...issue }): Promise<ShownIssue> => {
    const events = issue.events.filter(desk.showsEvent);
    const isLinked = now.getTime() - issue.madeAt < linkedFor;
    return {
      ...issue,
      headlines: issue.headlines.filter((one) => desk.showsHeadline(one) && isThere(one)),
      events: isLinked ? await Promise.all(events.map(withPage)) : events,
      ...(notice && isInForce(notice, now) && { notice }),
      ...(guide && hasPost(posts, guide.slug) && { guide }),
    };
  });
  return Promise.all(shown);
}
