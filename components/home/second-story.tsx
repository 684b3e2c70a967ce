import { Excerpt } from '@/components/story/excerpt';
import { Headline } from '@/components/story/headline';
import { Kicker } from '@/components/story/kicker';
import { SourceLine } from '@/components/story/source-line';
import type { FrontStory } from '@/lib/front/front-page';

type SecondStoryProps = { story: FrontStory };

/** A story under the lead, in words alone. */
export function SecondStory({ story }: SecondStoryProps) {
  return (
    <li className="story second">
      <Kicker story={story} />
      <Headline item={story.item} size="second" />
      <Excerpt item={story.item} />
      <SourceLine item={story.item} />
    </li>
  );
}
