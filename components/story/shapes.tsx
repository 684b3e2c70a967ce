import type { ReactNode } from 'react';
import { Excerpt, Headline } from '@/components/story/headline';
import { Town } from '@/components/story/kicker';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/story/story-picture';
import type { NewsItem } from '@/lib/news/news-item';
import type { Story } from '@/lib/pictures/choose/pick-pictures';

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

type StoryLineProps = { item: NewsItem; display: HeadlineDisplay; stacked?: boolean };

function StoryLine({ item, display: { showAuthor, showDate, longDates }, stacked }: StoryLineProps) {
  return <SourceLine item={item} author={showAuthor} date={showDate} long={longDates} stacked={stacked} />;
}

type WordsProps = {
  item: NewsItem;
  display: HeadlineDisplay;
  size: 'card' | 'second';
  within?: 'narrow' | 'column';
  stacked?: boolean;
};

function Words({ item, display, size, within, stacked }: WordsProps) {
  return (
    <>
      {display.showTown && <Town item={item} />}
      <Headline item={item} size={size} />
      {display.showExcerpt && <Excerpt item={item} within={within} />}
      <StoryLine item={item} display={display} stacked={stacked} />
    </>
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

type CardProps = StoryProps & { pictured: boolean };

export function Card({ story: { item, picture, photo }, display, pictured }: CardProps) {
  return (
    <li className={`story card ${pictured ? 'card-pictured' : ''}`}>
      {pictured && <StoryPicture picture={picture} photo={photo} />}
      <div className="card-words">
        <Words item={item} display={display} size="card" within={pictured ? 'narrow' : 'column'} stacked />
      </div>
    </li>
  );
}

export function PictureStory({ story: { item, picture, photo }, display }: StoryProps) {
  return (
    <article className="story">
      <StoryPicture picture={picture} photo={photo} place="third" frame="mb-3.5 aspect-video" />
      <Words item={item} display={display} size="second" />
    </article>
  );
}

type BriefStoryProps = { item: NewsItem; showTown: boolean };

export function BriefStory({ item, showTown }: BriefStoryProps) {
  return (
    <li className="story brief">
      {showTown && <Town item={item} />}
      <Headline item={item} size="brief" />
      <SourceLine item={item} />
    </li>
  );
}

type LargeStoryProps = StoryProps & { first?: boolean };

export function LargeStory({ story: { item, picture, photo }, display, first = false }: LargeStoryProps) {
  return (
    <article className="story">
      {display.showTown && <Town item={item} />}
      <Headline item={item} size="block" />
      <StoryPicture picture={picture} photo={photo} place="half" frame="mt-3.5 aspect-[3/2]" first={first} />
      {display.showExcerpt && <Excerpt item={item} size="block" />}
      <StoryLine item={item} display={display} />
    </article>
  );
}

type FeaturedStoryProps = StoryProps & { kicker?: ReactNode };

export function FeaturedStory({ story: { item, picture, photo }, display, kicker }: FeaturedStoryProps) {
  const look = photo || picture ? 'featured-pictured' : '';
  return (
    <article className={`story featured ${look}`}>
      {kicker}
      <Headline item={item} size="lead" />
      <div className="featured-body">
        <div className="featured-words">
          {display.showExcerpt && <Excerpt item={item} size="lead" />}
          <StoryLine item={item} display={display} />
        </div>
        <StoryPicture picture={picture} photo={photo} place="half" frame="featured-picture" first />
      </div>
    </article>
  );
}
