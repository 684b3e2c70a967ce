import { HTTPException } from 'hono/http-exception';
import { FoundPage, type Proposal, type Refused, SourcesPage } from '@/components/desk/sources';
import { endOf } from '@/lib/base/dates/zone-time';
import { printable } from '@/lib/base/text/clean-text';
import { momentIn } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { placeOf } from '@/lib/desk/forms/form-file';
import { openList } from '@/lib/desk/open-list';
import { messages } from '@/lib/messages/messages';
import { folded } from '@/lib/news/desk/hide-rule';
import { fetchFeed } from '@/lib/news/sources/fetch-feed';
import { type FeedKey, sections } from '@/lib/sections';
import { settingsOf } from '@/lib/settings/settings';
import { type DeskApp, type DeskContext, type DeskRequest, typed } from '@/scripts/desk/context';
import { rawHref } from '@/scripts/desk/files/text-editor';
import { endInWords, heldNow } from '@/scripts/desk/front/held';
import { checkFeeds } from '@/scripts/doctor/checks/check-feeds';
import { type Finding, printableFindings } from '@/scripts/doctor/report';
import { describeFeed, type FeedGet, findFeed } from '@/scripts/new-city/feeds';

const MAX_SHOWN = 5;

/** Result of the last check of a city's feeds. `at`: time of the check in ms. */
type Look = { at: number; findings: readonly Finding[] };

function userAgent(city: City): string {
  return `${city.robotName}/1.0 (+${settingsOf(city).siteUrl}; ${city.email})`;
}

/** Fetches feeds as the doctor does, but only from public addresses, because any editor may type an address. */
function publicGet(city: City, clock: () => number): FeedGet {
  const how = {
    userAgent: userAgent(city),
    proxyUrl: settingsOf(city).feedProxyUrl,
    now: clock,
    untrusted: true,
  };
  return (address) => fetchFeed(address, {}, how);
}

function sectionOf(value: unknown): FeedKey | undefined {
  return sections.find(({ feedKey }) => feedKey === value)?.feedKey;
}

/**
 * Returns a function that finds the pause of a source by its name. An edition inherits the pauses of its
 * city, which can be ended only there.
 */
async function pausesIn(context: DeskContext, c: DeskRequest) {
  const city = c.get('city');
  const held = (await heldNow(context, c)).filter(({ fields }) => fields.row === 'pause');
  const isOn = ({ until }: { until: string }) => endOf(until, city.timeZone) > context.clock();
  const pauses = (city.desk?.pause ?? []).filter(isOn).map(({ source, until }) => {
    const name = folded(source);
    const own = held.find(({ what }) => folded(what) === name);
    const says = c.get('texts').today.isPaused(endInWords(city, until));
    return [name, { says, end: own?.fields }] as const;
  });
  const byName = new Map(pauses);
  return (name: string) => byName.get(folded(name));
}

type Looks = Map<string, Look>;

/** Shows the page. After a refusal, its form contains what was typed. */
async function show(
  context: DeskContext,
  c: DeskRequest,
  looks: Looks,
  refused?: Refused,
): Promise<Response> {
  const city = c.get('city');
  const { sources: texts } = c.get('texts');
  const pauseOf = await pausesIn(context, c);
  const { sections: names } = messages({ locale: c.get('editor').language });
  const listed = sections.map(({ feedKey }) => ({
    feedKey,
    name: names[feedKey],
    feeds: city.feeds[feedKey].map((feed) => ({ ...feed, pause: pauseOf(feed.name ?? '') })),
  }));
  const look = looks.get(city.key);
  const page = (
    <SourcesPage
      city={city.key}
      sections={listed}
      refused={refused}
      findings={look?.findings}
      about={look ? texts.lookedAt(momentIn(city, new Date(look.at))) : texts.about}
      raw={rawHref(city, (await placeOf(city, 'feeds')).file)}
    />
  );
  const status = refused ? 422 : 200;
  return context.page(c, c.get('texts').core.sections.sources, page, { status });
}

function addLook(app: DeskApp, context: DeskContext, looks: Looks): void {
  app.get('/:city/sources', (c) => show(context, c, looks));
  app.post('/:city/sources/look', async (c) => {
    const city = c.get('city');
    const found = await checkFeeds({ settings: settingsOf(city), city, userAgent: userAgent(city) });
    looks.set(city.key, { at: context.clock(), findings: printableFindings(found) });
    return context.done(c, `/${city.key}/sources`, c.get('texts').sources.looked);
  });
}

/** Adds the page that shows the state of all feeds and adds a feed by a site's address. */
export function addSourcesRoutes(app: DeskApp, context: DeskContext): void {
  const looks: Looks = new Map();
  addLook(app, context, looks);
  app.post('/:city/sources/find', async (c) => {
    const city = c.get('city');
    const feedKey = sectionOf(c.get('form').get('section'));
    const address = typed(c, 'address');
    if (!feedKey) throw new HTTPException(400);
    if (address === '' || address.length > 2000)
      return context.done(c, `/${city.key}/sources`, c.get('texts').sources.needsAddress);
    const get = publicGet(city, context.clock);
    let isThere = false;
    const noting: FeedGet = async (...request) => {
      const response = await get(...request);
      isThere ||= response.ok;
      return response;
    };
    const found = await findFeed(address, noting, city.timeZone);
    if (!found.ok) {
      const { noFeed, unread } = c.get('texts').sources;
      const problem = (isThere ? noFeed : unread)(printable(address));
      return show(context, c, looks, { address, section: feedKey, problem });
    }
    const { source, line } = describeFeed(found.value, city.local);
    const { url, name = '', covers = '' } = source;
    const titles = found.value.feed.items.slice(0, MAX_SHOWN).map(({ title }) => title);
    const proposal: Proposal = { url, name, covers, section: feedKey, line, titles };
    return context.page(c, c.get('texts').sources.found, <FoundPage city={city.key} proposal={proposal} />);
  });
  app.post('/:city/sources/add', async (c) => {
    const city = c.get('city');
    const [url, name, covers] = ['url', 'name', 'covers'].map((key) => typed(c, key));
    const feedKey = sectionOf(typed(c, 'section'));
    if (!feedKey) throw new HTTPException(400);
    const local = feedKey === 'local-news' ? { covers, onlyLocal: 'true' } : {};
    const then = { path: `/${city.key}/sources`, sentence: c.get('texts').sources.added };
    const feeds = await openList(city, 'feeds', feedKey);
    return context.saveList(c, feeds, then, (list) => [...list, { url, name, ...local }]);
  });
}
