import { Excerpt } from '@/components/story/excerpt';
import { Headline } from '@/components/story/headline';
import { Kicker } from '@/components/story/kicker';
import { SourceLine } from '@/components/story/source-line';
import type { FrontStory } from '@/lib/front/front-page';

type SecondStoryProps = { story: FrontStory; showTown: boolean };

export function SecondStory({ story, showTown }: SecondStoryProps) {
  return (
    <li className="story second">
      <Kicker story={story} showTown={showTown} />
      <Headline item={story.item} size="second" />
      <Excerpt item={story.item} />
      <SourceLine item={story.item} />
    </li>
  );
}
