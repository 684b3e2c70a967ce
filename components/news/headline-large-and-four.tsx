import { LargeStory } from '@/components/story/shapes/large-story';
import { TextStory } from '@/components/story/shapes/text-story';
import { allPhotos } from '@/lib/front/page-material';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';
import type { HeadlineLayoutProps } from './headline-display';
import { HeadlineGrid } from './headline-grid';

type LargeAndFourProps = HeadlineLayoutProps & {
  first?: boolean;
};

function Four({ stories, display }: HeadlineLayoutProps) {
  if (allPhotos(stories))
    return <HeadlineGrid stories={stories} display={{ ...display, showExcerpt: false }} rows="pairs" />;
  return (
    <ul className="ruled">
      {stories.map((story) => (
        <TextStory key={storyKey(story)} story={story} display={display} />
      ))}
    </ul>
  );
}

/** Without a picture the four stand in a row under the large story. */
export function HeadlineLargeAndFour({ stories: [large, ...four], display, first }: LargeAndFourProps) {
  if (!large) return null;
  const small = { ...display, showAuthor: false };
  const isPictured = Boolean(large.photo || large.picture);
  return (
    <div className={isPictured ? 'large-and-four' : 'large-over-four'}>
      <LargeStory story={large} display={display} first={first} />
      {isPictured && four.length > 0 && <Four stories={four} display={small} />}
      {!isPictured && four.length > 0 && <HeadlineGrid stories={four} display={small} rows="fours" />}
    </div>
  );
}
