import type { City } from '@/lib/city/city-type';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { townOf } from '@/lib/front/towns/where-news';
import { locatorOf } from '@/lib/maps/city-map';
import { isGrim } from '@/lib/news/classify/story-kind';
import { headlineFigure } from '@/lib/pictures/choose/headline-figure';
import { storyDrawing } from '@/lib/pictures/choose/story-drawing';

/** Motifs, figures and towns that a page shows already. */
type Used = { motifs: string[]; figures: Set<string>; towns: Set<string> };

/**
 * Adds a map of the town that a story names, once for each town. Readers know where their own city is: its map stands only
 * for grave news, which has no other picture.
 */
function located<Story extends FrontStory>(city: City, story: Story, used: Used): Story | undefined {
  const town = story.item.local?.isGuessed ? undefined : townOf(city, story);
  if (town === undefined || used.towns.has(town) || (town === city.name && !isGrim(story.item)))
    return undefined;
  const locator = locatorOf(city, town);
  if (!locator) return undefined;
  used.towns.add(town);
  return { ...story, locator };
}

/** Adds a drawing of a story's subject. */
function drawn<Story extends FrontStory>(story: Story, used: Used): Story {
  const drawing = storyDrawing(story.item.title, story.feedKey, used.motifs);
  return drawing ? { ...story, drawing } : story;
}

/** Adds a number of a story's headline. */
function numbered<Story extends FrontStory>(story: Story, used: Used, now: Date): Story | undefined {
  const figure = headlineFigure(story.item.title, now);
  if (!figure || used.figures.has(figure.text)) return undefined;
  used.figures.add(figure.text);
  return { ...story, figure };
}

/**
 * Returns the front page with a picture for each story that has a frame: its photo, else a map of its town, else a number
 * of its headline, else a drawing, in the order of the page. News of deaths, crime and disaster gets a photo or a map only.
 * The lead shows no number: it would be louder than the headline.
 */
export function illustratedFront(city: City, page: FrontPage, now: Date): FrontPage {
  const used: Used = { motifs: [], figures: new Set(), towns: new Set() };
  const illustrated = <Story extends FrontStory>(story: Story, mayBeNumber = true): Story => {
    if (story.photo) return story;
    const map = located(city, story, used);
    if (map || isGrim(story.item)) return map ?? story;
    return (mayBeNumber && numbered(story, used, now)) || drawn(story, used);
  };
  const all = <Story extends FrontStory>(stories: readonly Story[]) =>
    stories.map((story) => illustrated(story));
  return {
    ...page,
    ...(page.lead && { lead: illustrated(page.lead, false) }),
    seconds: all(page.seconds),
    blocks: {
      ...page.blocks,
      'local-news': all(page.blocks['local-news']),
      business: all(page.blocks.business),
      health: all(page.blocks.health),
    },
  };
}
