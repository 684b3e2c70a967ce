import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { isGrim } from '@/lib/news/classify/story-kind';
import { headlineFigure } from '@/lib/pictures/choose/headline-figure';
import { storyDrawing } from '@/lib/pictures/choose/story-drawing';

/** Motifs and figures that a page shows already. */
type Used = { motifs: string[]; figures: Set<string> };

/** A story without a photo gets a drawing of its subject. News of deaths, crime and disaster gets none. */
function drawn<Story extends FrontStory>(story: Story, used: Used): Story {
  if (story.photo || isGrim(story.item)) return story;
  const drawing = storyDrawing(story.item.title, story.feedKey, used.motifs);
  return drawing ? { ...story, drawing } : story;
}

/** As drawn(), but a number of the headline comes before a drawing. */
function illustrated<Story extends FrontStory>(story: Story, used: Used, now: Date): Story {
  if (story.photo || isGrim(story.item)) return story;
  const figure = headlineFigure(story.item.title, now);
  if (!figure || used.figures.has(figure.text)) return drawn(story, used);
  used.figures.add(figure.text);
  return { ...story, figure };
}

/**
 * Returns the front page with a picture for each story that has a frame: its photo, else a number of its headline, else
 * a drawing, in the order of the page. The lead shows no number: it would be louder than the headline.
 */
export function illustratedFront(page: FrontPage, now: Date): FrontPage {
  const used: Used = { motifs: [], figures: new Set() };
  const all = <Story extends FrontStory>(stories: readonly Story[]) =>
    stories.map((story) => illustrated(story, used, now));
  return {
    ...page,
    ...(page.lead && { lead: drawn(page.lead, used) }),
    seconds: all(page.seconds),
    blocks: {
      ...page.blocks,
      'local-news': all(page.blocks['local-news']),
      business: all(page.blocks.business),
      health: all(page.blocks.health),
    },
  };
}
