import { Excerpt, Headline, Kicker } from '@/components/story/headline';
import { BriefStory, FeaturedStory, standardDisplay } from '@/components/story/shapes';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/ui/framed-picture';
import type { City } from '@/lib/city/city-type';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { townsDiffer } from '@/lib/front/kicker';
import { nearbySize } from '@/lib/front/make-pages';
import { messages } from '@/lib/messages/messages';
import { storyKey } from '@/lib/pictures/choose/pick-photos';

function NearbyList({ city, stories }: { city: City; stories: readonly FrontStory[] }) {
  const showTown = townsDiffer(
    city,
    stories.map(({ item }) => item),
  );
  return (
    <section aria-labelledby="nearby-heading" className="nearby">
      <h2 id="nearby-heading" className="kicker text-ink">
        {messages(city).front.around(city.name)}
      </h2>
      <ol>
        {stories.map((story) => (
          <BriefStory key={storyKey(story)} city={city} story={story} showTown={showTown} pictured />
        ))}
      </ol>
    </section>
  );
}

function SecondStory({ city, story, showTown }: { city: City; story: FrontStory; showTown: boolean }) {
  return (
    <li className="story second with-thumb">
      <div className="words">
        <Kicker city={city} story={story} showTown={showTown} />
        <Headline city={city} item={story.item} size="second" />
        <Excerpt item={story.item} />
        <SourceLine city={city} item={story.item} />
      </div>
      <StoryPicture photo={story.photo} place="second" frame="thumb" />
    </li>
  );
}

type LeadBlockProps = { city: City; page: Pick<FrontPage, 'lead' | 'seconds' | 'nearby'> };

const leadDisplay = { ...standardDisplay, showAuthor: true };

/** A list shorter than this share would leave a gap beside the lead, so it moves beside the second stories. */
const MIN_LENGTH = 0.7;

/** The lead story with up to three second stories below and the latest local news beside them. */
export function LeadBlock({ city, page: { lead, seconds, nearby } }: LeadBlockProps) {
  if (!lead) return null;
  const isLong = nearby.length >= MIN_LENGTH * nearbySize([lead, ...seconds]);
  const columns = isLong ? 'list-beside' : 'list-below';
  const showTown = townsDiffer(
    city,
    [lead, ...seconds].map(({ item }) => item),
  );
  const kicker = <Kicker city={city} story={lead} showTown={showTown} />;
  return (
    <div className={`sheet top ${nearby.length > 0 ? columns : ''}`}>
      <section aria-labelledby="top-heading" className="top-stories">
        <h2 id="top-heading" className="sr-only">
          {messages(city).front.topStories}
        </h2>
        <FeaturedStory city={city} story={lead} display={leadDisplay} kicker={kicker} />
        {seconds.length > 0 && (
          <ul className="seconds">
            {seconds.map((story) => (
              <SecondStory key={storyKey(story)} city={city} story={story} showTown={showTown} />
            ))}
          </ul>
        )}
      </section>
      {nearby.length > 0 && <NearbyList city={city} stories={nearby} />}
    </div>
  );
}
