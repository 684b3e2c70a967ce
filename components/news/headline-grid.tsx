import { Card } from '@/components/story/shapes/card';
import { allPhotos } from '@/lib/front/page-material';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';
import type { HeadlineLayoutProps } from './headline-display';

type HeadlineGridProps = HeadlineLayoutProps & {
  rows?: 'fives' | 'fours' | 'pairs' | 'two-and-three';
};

/** Each row is full at every width; on a phone a list. */
export function HeadlineGrid({ stories, display, rows = 'fives' }: HeadlineGridProps) {
  const pictured = allPhotos(stories);
  return (
    <ul className={`cards cards-in-${rows}`}>
      {stories.map((story) => (
        <Card key={storyKey(story)} story={story} display={display} pictured={pictured} />
      ))}
    </ul>
  );
}
