import type { FrontStory } from '@/lib/front/front-page';
import type { Shown } from '@/lib/front/places/story-marks';

/** At most `most` that the page does not show yet; marks them as shown. */
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
