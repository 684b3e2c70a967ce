import type { ReactNode } from 'react';
import type { FeedDisplay } from '@/components/news/feed-display';
import type { Story } from '@/lib/front/pick-pictures';
import { Excerpt } from './excerpt';
import { Headline } from './headline';
import { SourceLine } from './source-line';
import { StoryPicture } from './story-picture';

type FeaturedStoryProps = { story: Story; display: FeedDisplay; kicker?: ReactNode };

/** A story alone: a wide picture, to the edges of a phone's screen, and its words beside it. */
export function FeaturedStory({ story: { item, picture, photo }, display, kicker }: FeaturedStoryProps) {
  return (
    <article className="story gap-x-8 lg:grid lg:grid-cols-12">
      <div className="-mx-5 md:mx-0 lg:col-span-7">
        <StoryPicture picture={picture} photo={photo} place="lead" frame="aspect-[3/2]" first />
      </div>
      <div className="mt-3.5 max-w-[41rem] lg:col-span-5 lg:-mt-1.5">
        {kicker}
        <Headline item={item} size="lead" />
        {display.showExcerpt && <Excerpt item={item} size="lead" />}
        <SourceLine item={item} author={display.showAuthor} date={display.showDate} />
      </div>
    </article>
  );
}
