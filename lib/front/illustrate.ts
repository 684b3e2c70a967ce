import type { City, Picture } from '@/lib/city/city-type';
import type { FrontPage, FrontStory, LocalPage } from '@/lib/front/front-page';
import { townOf } from '@/lib/front/towns/where-news';
import { countyLocator, type Locator, locatorOf } from '@/lib/maps/city-map';
import { isGrim } from '@/lib/news/classify/story-kind';
import { headlineFigure } from '@/lib/pictures/choose/headline-figure';
import type { Story } from '@/lib/pictures/choose/pick-photos';
import { storyDrawing } from '@/lib/pictures/choose/story-drawing';
import type { FeedKey } from '@/lib/sections';

/** Number of stories in a block before See All, and in a section row. */
const FRAMES_IN_BLOCK = 5;
/**
 * Numbers of tiles that fill the wall: one large, one wide and six small ones, or one large and four small
 * ones (wall.css).
 */
const WALL_SIZES = [8, 5];
const isPlainRow = (row: number) => row === 2;

/** Drawings, figures and towns that the page already shows. */
type Used = { drawings: Picture[]; figures: Set<string>; towns: Set<string> };

/**
 * Returns a county map for grave news that is about the county and names no town. Without a photo, such news gets no
 * other picture.
 */
function countyMap(city: City, { item }: FrontStory): Locator | undefined {
  return item.local?.reach === 'county' && isGrim(item) ? countyLocator(city) : undefined;
}

/**
 * Adds a map of the town that a story names, or of the county for grave county news; each place at most once per page.
 * The city itself gets a map only for grave news, which never gets a number or a drawing. Other news needs none,
 * because readers know where they live.
 */
function located<Own extends FrontStory>(city: City, story: Own, used: Used): Own | undefined {
  const town = story.item.local?.isGuessed ? undefined : townOf(city, story);
  if (town === city.name && !isGrim(story.item)) return undefined;
  const locator = town === undefined ? countyMap(city, story) : locatorOf(city, town);
  if (!locator || used.towns.has(locator.town)) return undefined;
  used.towns.add(locator.town);
  return { ...story, locator };
}

/** Adds a drawing of a story's subject. */
function drawn<Own extends FrontStory>(city: City, story: Own, used: Used): Own {
  const drawing = storyDrawing(city, story.item.title, story.feedKey, used.drawings);
  return drawing ? { ...story, drawing } : story;
}

/** Adds the number in a story's headline, unless the page already shows the same number. */
function numbered<Own extends FrontStory>(story: Own, used: Used, now: Date): Own | undefined {
  const figure = headlineFigure(story.item.title, now);
  if (!figure || used.figures.has(figure.text)) return undefined;
  used.figures.add(figure.text);
  return { ...story, figure };
}

/**
 * Returns a function that adds a picture to a story. It never repeats a picture, so call it in the order of
 * the page. `fixed`: drawings that are on the page anyway.
 */
function illustrator(city: City, now: Date, fixed: readonly (Picture | undefined)[] = []) {
  const used: Used = {
    drawings: fixed.filter((picture) => picture !== undefined),
    figures: new Set(),
    towns: new Set(),
  };
  return <Own extends FrontStory>(story: Own, mayBeNumber = true): Own => {
    if (story.photo) return story;
    const map = located(city, story, used);
    if (map || isGrim(story.item)) return map ?? story;
    return (mayBeNumber && numbered(story, used, now)) || drawn(city, story, used);
  };
}

type Illustrate = ReturnType<typeof illustrator>;

/** Adds pictures to the stories of a block that are shown before See All. */
function firstOf(stories: readonly FrontStory[], illustrate: Illustrate): FrontStory[] {
  return stories.map((story, at) => (at < FRAMES_IN_BLOCK ? illustrate(story) : story));
}

/** Returns a wall of drawings, maps and figures for a page without photos, and the remaining headlines. */
function drawnWall(more: readonly FrontStory[], illustrate: Illustrate): Pick<FrontPage, 'wall' | 'more'> {
  const tiles = more.filter(({ item }) => !isGrim(item));
  const size = WALL_SIZES.find((tilesOfWall) => tilesOfWall <= tiles.length) ?? 0;
  const wall = tiles.slice(0, size);
  return {
    wall: wall.map((story) => illustrate(story)),
    more: more.filter((story) => !wall.includes(story)),
  };
}

/**
 * Returns the front page with a picture for each story that has a frame: its photo, else a map of its town, else a
 * number from its headline, else a drawing, in the order of the page. News of deaths, crime and disaster gets only a
 * photo or a map. The lead gets no number, because it would draw attention from the headline.
 */
export function illustratedFront(city: City, page: FrontPage, now: Date): FrontPage {
  const illustrate = illustrator(city, now, [city.video?.poster, city.sponsor?.picture]);
  const { lead, seconds, blocks, wall, more } = page;
  return {
    ...page,
    ...(lead && { lead: illustrate(lead, false) }),
    seconds: seconds.map((story) => illustrate(story)),
    blocks: {
      ...blocks,
      'local-news': firstOf(blocks['local-news'], illustrate),
      business: firstOf(blocks.business, illustrate),
      health: firstOf(blocks.health, illustrate),
    },
    ...(wall.length === 0 && drawnWall(more, illustrate)),
  };
}

/**
 * Returns the Local News page with pictures for the featured story, the newest stories and the first stories in
 * Business and Health.
 */
export function illustratedLocal(city: City, page: LocalPage, now: Date): LocalPage {
  const illustrate = illustrator(city, now);
  const { featured, latest, blocks } = page;
  return {
    ...page,
    ...(featured && { featured: illustrate(featured, false) }),
    latest: firstOf(latest, illustrate),
    blocks: {
      ...blocks,
      business: firstOf(blocks.business, illustrate),
      health: firstOf(blocks.health, illustrate),
    },
  };
}

/**
 * Returns a section's stories with pictures. The third row, stories 11 to 15, has none and is shown as ruled columns.
 */
export function illustratedSection(
  city: City,
  feedKey: FeedKey,
  stories: readonly Story[],
  now: Date,
): Story[] {
  const illustrate = illustrator(city, now);
  return stories.map((story, at) => {
    if (isPlainRow(Math.floor(at / FRAMES_IN_BLOCK))) return { item: story.item };
    return illustrate({ ...story, feedKey }, at > 0);
  });
}
