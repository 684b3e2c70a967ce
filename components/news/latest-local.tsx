import { BriefStory } from '@/components/story/shapes/brief-story';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { townsDiffer } from '@/lib/front/layout/told-town';
import { type Story, storyKey } from '@/lib/front/pick-pictures';

type LatestLocalProps = { stories: readonly Story[] };

/** The whole local list, newest first, each headline with its town; nothing while there is none. */
export function LatestLocal({ stories }: LatestLocalProps) {
  if (stories.length === 0) return null;
  const showTown = townsDiffer(stories.map(({ item }) => item));
  return (
    <SectionFrame id="latest">
      <HeadingLine id="latest" title="Latest Local News" />
      <ol className="briefs-in-columns">
        {stories.map(({ item }) => (
          <BriefStory key={storyKey({ item })} item={item} showTown={showTown} />
        ))}
      </ol>
    </SectionFrame>
  );
}
