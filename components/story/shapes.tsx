import type { ReactNode } from 'react';
import { Excerpt, Headline, Town } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryArt } from '@/components/story/story-art';
import type { City } from '@/lib/city/city-type';
import type { NewsItem } from '@/lib/news/news-item';
import { isPictured, type Story } from '@/lib/pictures/choose/pick-photos';

/** Parts of a story that are shown (requirements section 3). */
export type HeadlineDisplay = {
  showExcerpt: boolean;
  showAuthor: boolean;
  showDate: boolean;
  /** Whether to show full dates, as on pages other than the front page. */
  longDates?: boolean;
  showTown?: boolean;
};

/** Default parts of a section's stories (requirements section 3). */
export const standardDisplay: HeadlineDisplay = { showExcerpt: true, showAuthor: false, showDate: true };

type WordsProps = {
  city: City;
  item: NewsItem;
  display: HeadlineDisplay;
  size: 'brief' | 'card' | 'second';
  within?: 'narrow' | 'column';
  stacked?: boolean;
};

function Words({ city, item, display, size, within, stacked }: WordsProps) {
  return (
    <div className="words">
      {display.showTown && <Town city={city} item={item} />}
      <Headline city={city} item={item} size={size} />
      {display.showExcerpt && <Excerpt item={item} within={within} />}
      <SourceLine city={city} item={item} {...display} stacked={stacked} />
    </div>
  );
}

type StoryProps = { city: City; story: Story; display: HeadlineDisplay };

export function TextStory({ city, story: { item }, display }: StoryProps) {
  return (
    <li className="story">
      <Words city={city} item={item} display={display} size="card" within="narrow" />
    </li>
  );
}

export function Card({ city, story, display }: StoryProps) {
  const pictured = isPictured(story);
  return (
    <li className={`story card ${pictured ? 'card-pictured tagged' : ''}`}>
      <StoryArt story={story} />
      <Words
        city={city}
        item={story.item}
        display={display}
        size="card"
        within={pictured ? 'narrow' : 'column'}
        stacked
      />
    </li>
  );
}

export function PictureStory({ city, story, display }: StoryProps) {
  return (
    <article className="story">
      <StoryArt story={story} place="third" frame="mb-3.5 aspect-video" />
      <Words city={city} item={story.item} display={display} size="second" />
    </article>
  );
}

type BriefStoryProps = { city: City; story: Story; showTown: boolean };

/** A story in a list, without a picture. */
export function BriefStory({ city, story, showTown }: BriefStoryProps) {
  const display = { ...standardDisplay, showExcerpt: false, showTown };
  return (
    <li className="story brief">
      <Words city={city} item={story.item} display={display} size="brief" />
    </li>
  );
}

type LargeStoryProps = StoryProps & { first?: boolean };

export function LargeStory({ city, story, display, first = false }: LargeStoryProps) {
  const { item } = story;
  return (
    <article className="story">
      <StoryArt story={story} place="half" frame="mb-3.5 aspect-[3/2]" first={first} />
      <div>
        {display.showTown && <Town city={city} item={item} />}
        <Headline city={city} item={item} size="block" />
        {display.showExcerpt && <Excerpt item={item} size="block" />}
        <SourceLine city={city} item={item} {...display} />
      </div>
    </article>
  );
}

type FeaturedStoryProps = StoryProps & { kicker?: ReactNode };

/** The lead story: picture next to the text, or above it on phones. */
export function FeaturedStory({ city, story, display, kicker }: FeaturedStoryProps) {
  const { item } = story;
  return (
    <article className={`story featured ${isPictured(story) ? 'featured-pictured' : ''}`}>
      <StoryArt story={story} place="lead" frame="featured-picture" first />
      <div className="featured-words">
        {kicker}
        <Headline city={city} item={item} size="lead" />
        {display.showExcerpt && <Excerpt item={item} size="lead" />}
        <SourceLine city={city} item={item} {...display} />
      </div>
    </article>
  );
}
