import { standardDisplay } from '@/components/news/feed-display';
import { FeaturedStory } from '@/components/story/featured-story';
import type { FrontStory } from '@/lib/front/front-page';
import { storyKey } from '@/lib/front/pick-pictures';
import { Kicker } from './kicker';
import { LeadStory } from './lead-story';
import { SecondStory } from './second-story';

type LeadBlockProps = { stories: readonly FrontStory[] };

function LeadAlone({ story }: { story: FrontStory }) {
  const display = { ...standardDisplay, showAuthor: true };
  return <FeaturedStory story={story} display={display} kicker={<Kicker feedKey={story.feedKey} />} />;
}

function LeadAndSeconds({ lead, seconds }: { lead: FrontStory; seconds: readonly FrontStory[] }) {
  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-8">
      <LeadStory story={lead} />
      <ul className="seconds lg:col-span-4">
        {seconds.map((story, at) => (
          <SecondStory key={storyKey(story)} story={story} pictured={at === 0} />
        ))}
      </ul>
    </div>
  );
}

/** One story that is clearly first, and up to three seconds, of which only the first has a picture. */
export function LeadBlock({ stories: [lead, ...seconds] }: LeadBlockProps) {
  if (!lead) return null;
  return (
    <section aria-labelledby="top-heading" className="sheet">
      <h2 id="top-heading" className="sr-only">
        Top stories
      </h2>
      {seconds.length > 0 ? <LeadAndSeconds lead={lead} seconds={seconds} /> : <LeadAlone story={lead} />}
    </section>
  );
}
