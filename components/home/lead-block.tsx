import type { FrontStory } from '@/lib/news/pick-lead';
import { storyKey } from '@/lib/news/pick-pictures';
import { LeadStory } from './lead-story';
import { SecondStory } from './second-story';

type LeadBlockProps = { stories: readonly FrontStory[] };

/** One story that is clearly first, and up to three seconds, of which only the first has a picture. */
export function LeadBlock({ stories: [lead, ...seconds] }: LeadBlockProps) {
  if (!lead) return null;
  return (
    <section aria-labelledby="top-heading" className="sheet">
      <h2 id="top-heading" className="sr-only">
        Top stories
      </h2>
      <div className="lg:grid lg:grid-cols-12 lg:gap-x-8">
        <LeadStory story={lead} />
        <ul className="seconds lg:col-span-4">
          {seconds.map((story, at) => (
            <SecondStory key={storyKey(story)} story={story} pictured={at === 0} />
          ))}
        </ul>
      </div>
    </section>
  );
}
