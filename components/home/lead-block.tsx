import { Headline, Kicker } from '@/components/story/headline';
import { FeaturedStory, standardDisplay } from '@/components/story/shapes';
import { SourceLine } from '@/components/story/source-line';
import { StoryArt } from '@/components/story/story-art';
import { MarkedTitle } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { townsDiffer } from '@/lib/front/kicker';
import { messages } from '@/lib/messages/messages';
import { storyKey } from '@/lib/pictures/choose/pick-photos';

function SecondStory({ city, story, showTown }: { city: City; story: FrontStory; showTown: boolean }) {
  return (
    <li className="story second">
      <StoryArt story={story} place="second" frame="thumb" />
      <div className="words">
        <Kicker city={city} story={story} showTown={showTown} />
        <Headline city={city} item={story.item} size="second" />
        <SourceLine city={city} item={story.item} showDate={false} />
      </div>
    </li>
  );
}

type TopProps = { city: City; page: Pick<FrontPage, 'lead' | 'seconds'> };

const leadDisplay = { ...standardDisplay, showAuthor: true };

/** The lead story with its picture, and up to three secondary stories in a row below. One sample mark covers all. */
export function LeadBlock({ city, page: { lead, seconds } }: TopProps) {
  if (!lead) return null;
  const showTown = townsDiffer(city, [lead, ...seconds]);
  return (
    <section aria-labelledby="top-heading" className="sheet top">
      <h2 id="top-heading" className="sr-only">
        {messages(city).front.topStories}
      </h2>
      <FeaturedStory
        city={city}
        story={lead}
        display={leadDisplay}
        kicker={
          <div className="flex items-baseline">
            <MarkedTitle city={city} title={<Kicker city={city} story={lead} showTown={showTown} />} />
          </div>
        }
      />
      {seconds.length > 0 && (
        <ul className="seconds">
          {seconds.map((story) => (
            <SecondStory key={storyKey(story)} city={city} story={story} showTown={showTown} />
          ))}
        </ul>
      )}
    </section>
  );
}
