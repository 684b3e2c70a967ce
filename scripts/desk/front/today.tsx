import { HTTPException } from 'hono/http-exception';
import type { Headline } from '@/components/desk/front/handles';
import { type Block, TodayPage } from '@/components/desk/front/today';
import { storyTime } from '@/lib/base/dates/story-time';
import type { City } from '@/lib/city/city-type';
import { pinnedNow } from '@/lib/front/editors/pinned-stories';
import { frontPage } from '@/lib/front/make-pages';
import { readMaterial, sectionPageNews } from '@/lib/front/page-material';
import { messages } from '@/lib/messages/messages';
import { folded } from '@/lib/news/desk/hide-rule';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { type NewsItem, shownDate } from '@/lib/news/news-item';
import { sourcesOf } from '@/lib/news/sources/listed-sources';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { type DeskApp, type DeskContext, type DeskRequest, localNow } from '@/scripts/desk/context';
import { addHandles, PIN_MAX_HOURS } from '@/scripts/desk/front/handles';
import { heldNow } from '@/scripts/desk/front/held';

const PIN_HOURS = 12;
const PAUSE_HOURS = 7 * 24;

function headlineOf(city: City, item: NewsItem, now: number): Headline {
  const date = shownDate(item);
  const when = date && storyTime({ date, dayOnly: item.dayOnly }, new Date(now), city)?.quiet;
  const { link, title, source, own, image } = item;
  return { link, title, source, isOwn: own !== undefined, ...(when && { when }), ...(image && { image }) };
}

/** Arranges the front page as the site does, from the feed records that the site has stored. */
async function frontBlocks(city: City, now: number): Promise<Block[]> {
  const material = await readMaterial(city);
  const pinned = await pinnedNow(material, city);
  const { lead, seconds, nearby, blocks, inSpanish, wall, more } = frontPage(material, pinned);
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

/**
 * Keeps the headlines that match all words typed. A typed word matches words in the title or source that
 * begin with it, ignoring case and accents.
 */
function foundIn(blocks: readonly Block[], words: string): Block[] {
  const sought = folded(words).trim().split(' ');
  const isFound = ({ title, source }: Headline) =>
    sought.every((word) => folded(`${title} ${source}`).includes(` ${word}`));
  return blocks.map(({ title, headlines }) => ({ title, headlines: headlines.filter(isFound) }));
}

async function show(context: DeskContext, c: DeskRequest, title: string, blocksOf: () => Promise<Block[]>) {
  const city = c.get('city');
  await Promise.all(sourcesOf(city).map((source) => feedStore().refresh(source)));
  const names = messages(city).sections;
  const find = c.req.query('find')?.trim();
  const blocks = await blocksOf();
  const page = (
    <TodayPage
      sections={sectionsHere(city).map(({ feedKey }) => ({
        href: `/${city.key}/today/${feedKey}`,
        name: names[feedKey],
      }))}
      blocks={find ? foundIn(blocks, find) : blocks}
      find={find}
      held={await heldNow(context, c)}
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

/** Adds the Today page: the front page and sections as readers see them, with buttons for each headline. */
export function addTodayRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/today', (c) =>
    show(context, c, c.get('texts').core.sections.today, () => frontBlocks(c.get('city'), context.clock())),
  );
  app.get('/:city/today/:section', (c) => {
    const city = c.get('city');
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
