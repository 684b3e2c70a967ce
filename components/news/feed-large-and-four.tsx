import { Card } from '@/components/story/card';
import { LargeStory } from '@/components/story/large-story';
import { storyKey } from '@/lib/front/pick-pictures';
import type { FeedLayoutProps } from './feed-display';

type LargeAndFourProps = FeedLayoutProps & {
  /** Whether the large picture is the first of its page. */
  first?: boolean;
};

/** One large story, and four small ones two by two; only the large one has an excerpt and may name its author. */
export function FeedLargeAndFour({ stories: [large, ...four], display, first }: LargeAndFourProps) {
  if (!large) return null;
  return (
    <div className="gap-x-6 lg:grid lg:grid-cols-2 xl:gap-x-8">
      <LargeStory story={large} display={display} first={first} />
      {four.length > 0 && (
        <ul className="cards cards-in-pairs mt-5 border-t border-hairline pt-4 md:mt-6 md:pt-6 lg:mt-0 lg:border-0 lg:pt-0">
          {four.map((story) => (
            <Card
              key={storyKey(story)}
              story={story}
              display={{ ...display, showExcerpt: false, showAuthor: false }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
