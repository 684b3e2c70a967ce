import { LargeStory } from '@/components/story/large-story';
import { TextStory } from '@/components/story/text-story';
import { allPhotos } from '@/lib/front/all-photos';
import { storyKey } from '@/lib/front/pick-pictures';
import type { FeedLayoutProps } from './feed-display';
import { FeedGrid } from './feed-grid';

type LargeAndFourProps = FeedLayoutProps & {
  /** Whether the large picture is the first of its page. */
  first?: boolean;
};

/** One large story, and four small ones: two by two with photos, else a ruled column as high as the large picture. */
export function FeedLargeAndFour({ stories: [large, ...four], display, first }: LargeAndFourProps) {
  if (!large) return null;
  const small = { ...display, showAuthor: false };
  const isLow = !large.photo && !large.picture;
  return (
    <div className="large-and-four">
      <LargeStory story={large} display={display} first={first} />
      {allPhotos(four) ? (
        <FeedGrid stories={four} display={{ ...small, showExcerpt: false }} rows="pairs" />
      ) : (
        <ul className={`ruled ${isLow ? 'ruled-in-pairs' : ''}`}>
          {four.map((story) => (
            <TextStory
              key={storyKey(story)}
              story={story}
              display={{ ...small, showExcerpt: display.showExcerpt && !isLow }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
