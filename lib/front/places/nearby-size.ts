import type { FrontStory } from '@/lib/front/front-page';

/** In pixels and characters at 1280 px, as the styles set them. */
const lead = { letters: 27, line: 55, excerptLetters: 70, excerptLine: 29 };
const seconds = { letters: 66, line: 26, excerptLetters: 84, excerptLine: 22 };
const sourceLine = 24;
const kicker = 20;
const air = 10;
/** A two-line headline, its source and the space around the hairline. */
const brief = 88;
const [fewest, most] = [6, 8];
const mostPictured = 8;

function lines(text: string, letters: number): number {
  return Math.ceil(text.length / letters);
}

function secondHeight({ item }: FrontStory, columns: number): number {
  const title = lines(item.title, seconds.letters / columns) * seconds.line;
  const excerpt = lines(item.description, seconds.excerptLetters / columns) * seconds.excerptLine;
  return kicker + title + excerpt + (columns > 2 ? 2 : 1) * sourceLine;
}

/** How many headlines fill the lead's height, by text length at 1280 px; other two-column widths are nearly alike. */
export function nearbySize([first, ...others]: readonly FrontStory[]): number {
  if (!first) return fewest;
  if (first.photo !== undefined || first.picture !== undefined) return mostPictured;
  const { title, description } = first.item;
  const top =
    kicker +
    lines(title, lead.letters) * lead.line +
    lines(description, lead.excerptLetters) * lead.excerptLine +
    sourceLine;
  const under = Math.max(0, ...others.map((story) => secondHeight(story, others.length)));
  return Math.min(most, Math.max(fewest, Math.round((top + under + air) / brief)));
}
