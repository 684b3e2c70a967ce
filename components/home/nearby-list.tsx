import { BriefStory } from '@/components/story/shapes/brief-story';
import { thisCity } from '@/lib/city/this-city';
import type { FrontStory } from '@/lib/front/front-page';
import { townsDiffer } from '@/lib/front/kicker';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';

type NearbyListProps = { stories: readonly FrontStory[] };

export function NearbyList({ stories }: NearbyListProps) {
  const showTown = townsDiffer(stories.map(({ item }) => item));
  return (
    <section aria-labelledby="nearby-heading" className="nearby">
      <h2 id="nearby-heading" className="kicker text-ink">
        Around {thisCity().name}
      </h2>
      <ol>
        {stories.map(({ item }) => (
          <BriefStory key={storyKey({ item })} item={item} showTown={showTown} />
        ))}
      </ol>
    </section>
  );
}
