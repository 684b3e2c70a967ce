import { HTTPException } from 'hono/http-exception';
import { type Block, type Headline, type Held, TodayPage } from '@/components/desk/today';
import { longDate, storyTime } from '@/lib/base/dates/format-date';
import { endOf } from '@/lib/base/dates/zone-time';
import { momentIn } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { openList, printOfEntry } from '@/lib/desk/open-list';
import type { SavedFolder } from '@/lib/desk/save-file';
import type { Data } from '@/lib/desk/yaml-values';
import { arrangeFrontPage, sectionPageNews } from '@/lib/front/read-pages';
import { messages } from '@/lib/messages/messages';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { type NewsItem, shownDate } from '@/lib/news/news-item';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import {
  backTo,
  type DeskApp,
  type DeskContext,
  type DeskRequest,
  localNow,
  networkFolder,
} from '@/scripts/desk/context';

const PIN_HOURS = 12;
const PIN_MAX_HOURS = 48;
const PAUSE_HOURS = 7 * 24;

const ROWS = ['pin', 'hide', 'pause'] as const;
type Row = (typeof ROWS)[number];

function headlineOf(city: City, item: NewsItem, now: number): Headline {
  const date = shownDate(item);
  const when = date && storyTime({ date, dayOnly: item.dayOnly }, new Date(now), city)?.quiet;
  const { link, title, source, own } = item;
  return { link, title, source, isOwn: own !== undefined, ...(when && { when }) };
}

/** Arranges the front page as the site does, from the records that the site has saved. */
async function frontBlocks(city: City, now: number): Promise<Block[]> {
  const { lead, seconds, nearby, blocks, inSpanish, wall, more } = await arrangeFrontPage(city);
  const { front, towns, news } = messages(city);
  const lists = [
    [front.topStories, [...(lead ? [lead] : []), ...seconds]],
    [front.blocks['local-news'], blocks['local-news']],
    [towns.whereNewsIs, nearby],
    [news.inLanguage('es').text, inSpanish],
    [front.blocks.business, blocks.business],
    [front.blocks.health, blocks.health],
    [front.blocks.politics, blocks.politics],
    [front.featured, wall],
    [front.moreHeadlines, more],
  ] as const;
  return lists.map(([title, stories]) => ({
    title,
    headlines: stories.map(({ item }) => headlineOf(city, item, now)),
  }));
}

/** "November 30, 2026, 5 a.m.", or the day alone; an end that cannot be read as it is written. */
function endInWords(city: City, until: string): string {
  const end = endOf(until, city.timeZone);
  if (Number.isNaN(end)) return until;
  return until.includes('T') ? momentIn(city, new Date(end)) : longDate(new Date(end - 1), city);
}

function heldLine(c: DeskRequest, city: City, row: Row, { until, reason }: Data): string {
  const { today } = c.get('texts');
  if (row === 'hide') return today.isHidden(String(reason ?? ''));
  return (row === 'pin' ? today.isPinned : today.isPaused)(endInWords(city, String(until ?? '')));
}

/** Returns the entries of the city's and the network's desk.yaml that have not ended. */
async function heldNow(context: DeskContext, c: DeskRequest, city: City): Promise<Held[]> {
  const { inAll } = c.get('texts').today;
  const held: Held[] = [];
  for (const where of [city, networkFolder(context)])
    for (const row of ROWS)
      for (const [at, entry] of (await openList(where, 'desk', row)).list.entries()) {
        const { until, link, source, words, picture } = entry;
        if (until !== undefined && endOf(String(until), city.timeZone) <= context.clock()) continue;
        const what = [link, source, [words].flat().join(' '), picture].filter(Boolean).join(' · ');
        held.push({
          what,
          says: heldLine(c, city, row, entry) + (where.key === '' ? ` (${inAll})` : ''),
          fields: { key: where.key, row, at: String(at), was: printOfEntry(entry) },
        });
      }
  return held;
}

async function show(context: DeskContext, c: DeskRequest, title: string, blocksOf: () => Promise<Block[]>) {
  const city = context.cityOf(c);
  await Promise.all(sourcesOf(city).map((source) => feedStore().refresh(source)));
  const names = messages(city).sections;
  const page = (
    <TodayPage
      sections={sectionsHere(city).map(({ feedKey }) => ({
        href: `/${city.key}/today/${feedKey}`,
        name: names[feedKey],
      }))}
      blocks={await blocksOf()}
      held={await heldNow(context, c, city)}
      handled={{
        city: city.key,
        pinUntil: localNow(context, city, PIN_HOURS),
        pinMax: localNow(context, city, PIN_MAX_HOURS),
        pauseUntil: localNow(context, city, PAUSE_HOURS).slice(0, 10),
        papers: context.store.cities().length,
      }}
    />
  );
  return context.page(c, title, page);
}

/** Saves a row of desk.yaml with other entries. */
async function save(
  context: DeskContext,
  c: DeskRequest,
  { where, row, sentence }: { where: City | SavedFolder; row: Row; sentence: string },
  change: (list: readonly Data[]) => readonly Data[] | undefined,
): Promise<Response> {
  const { file, text, list, edited } = await openList(where, 'desk', row);
  const next = change(list);
  const path = backTo(context, c);
  if (!next) return context.saved(c, { ok: false, reason: 'changed-meanwhile', current: text }, { path });
  const after = edited(next);
  const result = await context.saver.saveFile(where, file, { before: text, after }, c.get('editor'));
  return context.saved(c, result, { path, sentence, yours: after });
}

function addHandles(app: DeskApp, context: DeskContext): void {
  const typed = (c: DeskRequest, name: string) => String(c.get('form').get(name) ?? '').trim();
  app.post('/:city/today/pin', async (c) => {
    const city = context.cityOf(c);
    const [link, typedEnd, last] = [
      typed(c, 'link'),
      typed(c, 'until'),
      localNow(context, city, PIN_MAX_HOURS),
    ];
    const until = /^\d/.test(typedEnd) && typedEnd > last ? last : typedEnd;
    const entry = { link, ...(typed(c, 'second') && { place: 'second' }), until };
    const sentence = c.get('texts').today.pinned(typed(c, 'title'), endInWords(city, until));
    return save(context, c, { where: city, row: 'pin', sentence }, (list) => [
      entry,
      ...list.filter((one) => one.link !== link),
    ]);
  });
  app.post('/:city/today/hide', async (c) => {
    const city = context.cityOf(c);
    const where = typed(c, 'everywhere') ? networkFolder(context) : city;
    const story = typed(c, 'story') ? { story: 'true' } : {};
    const entry = { link: typed(c, 'link'), reason: typed(c, 'reason'), ...story };
    const sentence = c.get('texts').today.hidden(typed(c, 'title'));
    return save(context, c, { where, row: 'hide', sentence }, (list) => [...list, entry]);
  });
  app.post('/:city/today/pause', async (c) => {
    const city = context.cityOf(c);
    const entry = { source: typed(c, 'source'), until: typed(c, 'until') };
    const sentence = c.get('texts').today.paused(entry.source, endInWords(city, entry.until));
    const change = (list: readonly Data[]) => [
      ...list.filter(({ source }) => source !== entry.source),
      entry,
    ];
    return save(context, c, { where: city, row: 'pause', sentence }, change);
  });
  app.post('/:city/today/end', async (c) => {
    const where = typed(c, 'key') === '' ? networkFolder(context) : context.cityOf(c);
    const row = ROWS.find((one) => one === typed(c, 'row'));
    if (!row) throw new HTTPException(400);
    const at = Number(typed(c, 'at'));
    const sentence = c.get('texts').today.ended;
    return save(context, c, { where, row, sentence }, (list) =>
      printOfEntry(list[at]) === typed(c, 'was') ? list.toSpliced(at, 1) : undefined,
    );
  });
}

/** Adds the front page and the sections as readers see them, with handles. */
export function addTodayRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/today', (c) =>
    show(context, c, c.get('texts').core.sections.today, () =>
      frontBlocks(context.cityOf(c), context.clock()),
    ),
  );
  app.get('/:city/today/:section', (c) => {
    const city = context.cityOf(c);
    const section = sectionsHere(city).find(({ feedKey }) => feedKey === c.req.param('section'));
    if (!section) throw new HTTPException(404);
    const title = messages(city).sections[section.feedKey];
    return show(context, c, title, async () => {
      const news = await sectionPageNews(city, section.feedKey);
      const items = news.state === 'items' ? news.items : [];
      return [{ title, headlines: items.map((item) => headlineOf(city, item, context.clock())) }];
    });
  });
  addHandles(app, context);
}
