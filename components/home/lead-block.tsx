import { standardDisplay } from '@/components/news/headline-display';
import { Kicker } from '@/components/story/kicker';
import { FeaturedStory } from '@/components/story/shapes/featured-story';
import type { FrontPage } from '@/lib/front/front-page';
import { townsDiffer } from '@/lib/front/kicker';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';
import { NearbyList } from './nearby-list';
import { SecondStory } from './second-story';

type LeadBlockProps = { page: Pick<FrontPage, 'lead' | 'seconds' | 'nearby'> };

const leadDisplay = { ...standardDisplay, showAuthor: true };

/** One lead story, up to three seconds under it, and the latest from nearby beside it. */
export function LeadBlock({ page: { lead, seconds, nearby } }: LeadBlockProps) {
  if (!lead) return null;
  const showTown = townsDiffer([lead, ...seconds].map(({ item }) => item));
  const kicker = <Kicker story={lead} showTown={showTown} />;
  return (
    <div className={`sheet top ${nearby.length > 0 ? 'top-with-list' : ''}`}>
      <section aria-labelledby="top-heading" className="top-stories">
        <h2 id="top-heading" className="sr-only">
          Top stories
        </h2>
        <FeaturedStory story={lead} display={leadDisplay} kicker={kicker} />
        {seconds.length > 0 && (
          <ul className="seconds">
            {seconds.map((story) => (
              <SecondStory key={storyKey(story)} story={story} showTown={showTown} />
            ))}
          </ul>
        )}
      </section>
      {nearby.length > 0 && <NearbyList stories={nearby} />}
    </div>
  );
}
