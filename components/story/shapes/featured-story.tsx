import type { ReactNode } from 'react';
import type { HeadlineDisplay } from '@/components/news/headline-display';
import type { Story } from '@/lib/pictures/choose/pick-pictures';
import { Excerpt } from '../excerpt';
import { Headline } from '../headline';
import { SourceLine } from '../source-line';
import { StoryPicture } from '../story-picture';

type FeaturedStoryProps = { story: Story; display: HeadlineDisplay; kicker?: ReactNode };

export function FeaturedStory({ story: { item, picture, photo }, display, kicker }: FeaturedStoryProps) {
  const look = photo || picture ? 'featured-pictured' : '';
  return (
    <article className={`story featured ${look}`}>
      {kicker}
      <Headline item={item} size="lead" />
      <div className="featured-body">
        <div className="featured-words">
          {display.showExcerpt && <Excerpt item={item} size="lead" />}
          <SourceLine item={item} author={display.showAuthor} date={display.showDate} />
        </div>
        <StoryPicture picture={picture} photo={photo} place="half" frame="featured-picture" first />
      </div>
    </article>
  );
}
