import type { FrontStory } from '@/lib/front/front-page';
import type { Shown } from '@/lib/front/layout/story-marks';

/** The first stories of a list that the page does not show yet, at most `most`; from now on it shows them. */
export function takeStories(stories: readonly FrontStory[], most: number, shown: Shown): FrontStory[] {
  const taken: FrontStory[] = [];
  for (const story of stories) {
    if (taken.length === most) break;
    if (shown.has(story.item)) continue;
    shown.add(story.item);
    taken.push(story);
  }
  return taken;
}
