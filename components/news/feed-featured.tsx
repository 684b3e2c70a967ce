import { Excerpt } from '@/components/story/excerpt';
import { Headline } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/story/story-picture';
import { storyKey } from '@/lib/news/pick-pictures';
import type { FeedLayoutProps } from './feed-display';

/** The newest story alone: a wide picture, and its words beside it. */
export function FeedFeatured({ stories, display }: FeedLayoutProps) {
  return stories.slice(0, 1).map(({ item, picture }) => (
    <article key={storyKey({ item })} className="story gap-x-8 lg:grid lg:grid-cols-12">
      <div className="-mx-5 md:mx-0 lg:col-span-7">
        <StoryPicture picture={picture} frame="aspect-[3/2]" first />
      </div>
      <div className="mt-3.5 max-w-[41rem] lg:col-span-5 lg:-mt-1.5">
        <Headline item={item} size="lead" />
        {display.showExcerpt && <Excerpt item={item} size="lead" />}
        <SourceLine item={item} author={display.showAuthor} date={display.showDate} />
      </div>
    </article>
  ));
}
