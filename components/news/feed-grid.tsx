import { Card } from '@/components/story/card';
import { storyKey } from '@/lib/front/pick-pictures';
import type { FeedLayoutProps } from './feed-display';

/** Rows of five for scanning; at two columns the first story lies across, on a phone a list with thumbnails. */
export function FeedGrid({ stories, display }: FeedLayoutProps) {
  return (
    <ul className="cards cards-in-fives">
      {stories.map((story) => (
        <Card key={storyKey(story)} story={story} display={display} />
      ))}
    </ul>
  );
}
