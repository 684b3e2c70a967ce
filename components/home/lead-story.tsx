import { Excerpt } from '@/components/story/excerpt';
import { Headline } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/story/story-picture';
import type { FrontStory } from '@/lib/front/front-page';
import { Kicker } from './kicker';

type LeadStoryProps = { story: FrontStory };

/**
 * The story that the page opens with. On a phone its picture runs to the edges of the screen; beside taller seconds it
 * grows, by a fifth at most, so that both columns end on one line.
 */
export function LeadStory({ story: { item, picture, photo, feedKey } }: LeadStoryProps) {
  return (
    <article className="story lg:col-span-8 lg:flex lg:flex-col lg:border-r lg:border-hairline lg:pr-8">
      <div className="lead-room -mx-5 mb-5 md:mx-0">
        <StoryPicture picture={picture} photo={photo} place="lead" frame="lead-picture" first />
      </div>
      <Kicker feedKey={feedKey} />
      <div className="max-w-[42rem]">
        <Headline item={item} size="lead" />
        <Excerpt item={item} size="lead" />
        <SourceLine item={item} author />
      </div>
    </article>
  );
}
