import { Excerpt, Headline, Town } from '@/components/story/headline';
import {
  Card,
  FeaturedStory,
  type HeadlineDisplay,
  LargeStory,
  PictureStory,
  TextStory,
} from '@/components/story/shapes';
import { ItemDate, SourceLine } from '@/components/story/source-line';
import type { City } from '@/lib/city/city-type';
import { isPictured, type Story, storyKey } from '@/lib/pictures/choose/pick-photos';

/** Section layouts. Only the front page uses the last two. */
export type HeadlineFormat = 'grid' | 'list' | 'featured' | 'large-and-four' | 'pair-and-three';

export type HeadlineLayoutProps = { city: City; stories: readonly Story[]; display: HeadlineDisplay };

/** Number of items shown before and after See All is opened (requirements section 9). */
export const foldedCount = 5;
export const openCount = 20;

export function HeadlineFeatured({ city, stories: [newest], display }: HeadlineLayoutProps) {
  return newest && <FeaturedStory city={city} story={newest} display={display} />;
}

type HeadlineGridProps = HeadlineLayoutProps & { rows?: 'fives' | 'fours' | 'pairs' | 'two-and-three' };

/** Moves text cards to the end of each row of five. Between pictures they would look like missing pictures. */
function textLast(stories: readonly Story[]): Story[] {
  const rowOf = (story: Story) => Math.floor(stories.indexOf(story) / foldedCount);
  return stories.toSorted(
    (one, other) => rowOf(one) - rowOf(other) || Number(isPictured(other)) - Number(isPictured(one)),
  );
}

/** Cards in rows that are always full; a list on phones. */
export function HeadlineGrid({ city, stories, display, rows = 'fives' }: HeadlineGridProps) {
  return (
    stories.length > 0 && (
      <ul className={`cards cards-in-${rows}`}>
        {textLast(stories).map((story) => (
          <Card key={storyKey(story)} city={city} story={story} display={display} />
        ))}
      </ul>
    )
  );
}

type LargeAndFourProps = HeadlineLayoutProps & { first?: boolean };

function Four({ city, stories, display }: HeadlineLayoutProps) {
  if (stories.some(isPictured))
    return (
      <HeadlineGrid city={city} stories={stories} display={{ ...display, showExcerpt: false }} rows="pairs" />
    );
  return (
    <ul className="ruled">
      {stories.map((story) => (
        <TextStory key={storyKey(story)} city={city} story={story} display={display} />
      ))}
    </ul>
  );
}

/** One large story with four next to it, or below it if it has no photo. */
export function HeadlineLargeAndFour({ city, stories: [large, ...four], display, first }: LargeAndFourProps) {
  if (!large) return null;
  const small = { ...display, showAuthor: false, showDate: display.longDates ?? false };
  const isLarge = isPictured(large);
  return (
    <div className={isLarge ? 'large-and-four' : 'large-over-four'}>
      <LargeStory city={city} story={large} display={display} first={first} />
      {isLarge && four.length > 0 && <Four city={city} stories={four} display={small} />}
      {!isLarge && four.length > 0 && (
        <HeadlineGrid city={city} stories={four} display={small} rows="fours" />
      )}
    </div>
  );
}

export function HeadlineList({ city, stories, display }: HeadlineLayoutProps) {
  return (
    <ol className="agenda">
      {stories.map(({ item }) => (
        <li key={storyKey({ item })} className="story agenda-row">
          {display.showDate && (
            <p className="agenda-date text-small text-ink-3">
              <ItemDate city={city} item={item} quiet={!display.longDates} />
            </p>
          )}
          <div className="agenda-words">
            {display.showTown && <Town city={city} item={item} />}
            <Headline city={city} item={item} size="list" />
            {display.showExcerpt && <Excerpt item={item} />}
          </div>
          <SourceLine city={city} item={item} showAuthor={display.showAuthor} showDate={false} />
        </li>
      ))}
    </ol>
  );
}

export function HeadlinePairAndThree({ city, stories, display }: HeadlineLayoutProps) {
  const pair = stories.slice(0, 2);
  if (!pair.every(isPictured))
    return <HeadlineGrid city={city} stories={stories} display={display} rows="two-and-three" />;
  return (
    <div className="pair-and-three">
      {pair.map((story) => (
        <PictureStory key={storyKey(story)} city={city} story={story} display={display} />
      ))}
      <ul className="ruled three">
        {stories.slice(2).map((story) => (
          <TextStory key={storyKey(story)} city={city} story={story} display={display} />
        ))}
      </ul>
    </div>
  );
}
