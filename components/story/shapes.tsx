import type { ReactNode } from 'react';
import { Excerpt, Headline, Town } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/ui/framed-picture';
import type { NewsItem } from '@/lib/news/news-item';
import type { Story } from '@/lib/pictures/choose/pick-photos';

/** Requirements section 3. */
export type HeadlineDisplay = {
  showExcerpt: boolean;
  showAuthor: boolean;
  showDate: boolean;
  /** With every date in full: on pages that are no front page. */
  longDates?: boolean;
  showTown?: boolean;
};

/** Unless a section says otherwise (requirements section 3). */
export const standardDisplay: HeadlineDisplay = { showExcerpt: true, showAuthor: false, showDate: true };

type WordsProps = {
  item: NewsItem;
  display: HeadlineDisplay;
  size: 'brief' | 'card' | 'second';
  within?: 'narrow' | 'column';
  stacked?: boolean;
};

function Words({ item, display, size, within, stacked }: WordsProps) {
  return (
    <div className="words">
      {display.showTown && <Town item={item} />}
      <Headline item={item} size={size} />
      {display.showExcerpt && <Excerpt item={item} within={within} />}
      <SourceLine item={item} {...display} stacked={stacked} />
    </div>
  );
}

type StoryProps = { story: Story; display: HeadlineDisplay };

export function TextStory({ story: { item }, display }: StoryProps) {
  return (
    <li className="story">
      <Words item={item} display={display} size="card" within="narrow" />
    </li>
  );
}

export function Card({ story: { item, photo }, display, pictured }: StoryProps & { pictured: boolean }) {
  return (
    <li className={`story card ${pictured ? 'card-pictured' : ''}`}>
      {pictured && <StoryPicture photo={photo} />}
      <Words item={item} display={display} size="card" within={pictured ? 'narrow' : 'column'} stacked />
    </li>
  );
}

export function PictureStory({ story: { item, photo }, display }: StoryProps) {
  return (
    <article className="story">
      <StoryPicture photo={photo} place="third" frame="mb-3.5 aspect-video" />
      <Words item={item} display={display} size="second" />
    </article>
  );
}

type BriefStoryProps = { story: Story; showTown: boolean; pictured?: boolean };

/** With a small picture beside it where the list has pictures and the story a photo. */
export function BriefStory({ story: { item, photo }, showTown, pictured = false }: BriefStoryProps) {
  return (
    <li className="story brief with-thumb">
      <Words item={item} display={{ ...standardDisplay, showExcerpt: false, showTown }} size="brief" />
      {pictured && <StoryPicture photo={photo} place="thumb" frame="thumb" />}
    </li>
  );
}

type LargeStoryProps = StoryProps & { first?: boolean };

export function LargeStory({ story: { item, photo }, display, first = false }: LargeStoryProps) {
  return (
    <article className="story">
      {display.showTown && <Town item={item} />}
      <Headline item={item} size="block" />
      <StoryPicture photo={photo} place="half" frame="mt-3.5 aspect-[3/2]" first={first} />
      {display.showExcerpt && <Excerpt item={item} size="block" />}
      <SourceLine item={item} {...display} />
    </article>
  );
}

type FeaturedStoryProps = StoryProps & { kicker?: ReactNode };

export function FeaturedStory({ story: { item, photo }, display, kicker }: FeaturedStoryProps) {
  return (
    <article className={`story featured ${photo ? 'featured-pictured' : ''}`}>
      {kicker}
      <Headline item={item} size="lead" />
      <StoryPicture photo={photo} place="lead" frame="featured-picture" first />
      <div className="featured-words">
        {display.showExcerpt && <Excerpt item={item} size="lead" />}
        <SourceLine item={item} {...display} />
      </div>
    </article>
  );
}
