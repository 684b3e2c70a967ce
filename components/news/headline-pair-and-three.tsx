import { PictureStory } from '@/components/story/shapes/picture-story';
import { TextStory } from '@/components/story/shapes/text-story';
import { allPhotos } from '@/lib/front/page-material';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';
import type { HeadlineLayoutProps } from './headline-display';
import { HeadlineGrid } from './headline-grid';

export function HeadlinePairAndThree({ stories, display }: HeadlineLayoutProps) {
  const pair = stories.slice(0, 2);
  if (!allPhotos(pair)) return <HeadlineGrid stories={stories} display={display} rows="two-and-three" />;
  return (
    <div className="pair-and-three">
      {pair.map((story) => (
        <PictureStory key={storyKey(story)} story={story} display={display} />
      ))}
      <ul className="ruled three">
        {stories.slice(2).map((story) => (
          <TextStory key={storyKey(story)} story={story} display={display} />
        ))}
      </ul>
    </div>
  );
}
