import { Card } from '@/components/story/shapes/card';
import { allPhotos } from '@/lib/front/layout/all-photos';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';
import type { FeedLayoutProps } from './feed-display';

type FeedGridProps = FeedLayoutProps & {
  rows?: 'fives' | 'fours' | 'pairs' | 'two-and-three';
};

/** Each row is full at every width; on a phone a list. */
export function FeedGrid({ stories, display, rows = 'fives' }: FeedGridProps) {
  const pictured = allPhotos(stories);
  return (
    <ul className={`cards cards-in-${rows}`}>
      {stories.map((story) => (
        <Card key={storyKey(story)} story={story} display={display} pictured={pictured} />
      ))}
    </ul>
  );
}
