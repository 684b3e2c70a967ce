import { PictureStory } from '@/components/story/picture-story';
import { TextStory } from '@/components/story/text-story';
import { storyKey } from '@/lib/front/pick-pictures';
import type { FeedLayoutProps } from './feed-display';

/** Two stories with pictures, and a column of three in words. */
export function FeedPairAndThree({ stories, display }: FeedLayoutProps) {
  return (
    <div className="pair-and-three">
      {stories.slice(0, 2).map((story) => (
        <PictureStory key={storyKey(story)} story={story} display={display} />
      ))}
      <ul className="three">
        {stories.slice(2).map((story) => (
          <TextStory key={storyKey(story)} story={story} display={display} />
        ))}
      </ul>
    </div>
  );
}
