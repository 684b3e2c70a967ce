import { Excerpt } from '@/components/story/excerpt';
import { Headline } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/story/story-picture';
import type { FrontStory } from '@/lib/front/front-page';
import { Kicker } from './kicker';

type SecondStoryProps = { story: FrontStory; pictured: boolean };

/** A story beside the lead. */
export function SecondStory({ story: { item, picture, photo, feedKey }, pictured }: SecondStoryProps) {
  return (
    <li className="story second">
      {pictured && <StoryPicture picture={picture} photo={photo} place="third" frame="mb-3.5 aspect-[3/2]" />}
      <Kicker feedKey={feedKey} />
      <Headline item={item} size="second" />
      <Excerpt item={item} />
      <SourceLine item={item} />
    </li>
  );
}
