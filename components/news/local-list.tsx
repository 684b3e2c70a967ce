import { HeadlineGrid } from '@/components/news/headline-layouts';
import { BriefStory, standardDisplay } from '@/components/story/shapes';
import { MarkedTitle, SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { byTown } from '@/lib/front/towns/by-town';
import { townPath } from '@/lib/front/towns/town-list';
import { messages } from '@/lib/messages/messages';
import { storyKey } from '@/lib/pictures/choose/pick-photos';

/** Number of stories shown large, with excerpts. */
const LARGE_STORIES = 4;

type LocalListProps = { city: City; stories: readonly FrontStory[] };

/** A town's name, linked to its page if it has one. */
function TownName({ city, name }: { city: City; name: string }) {
  const href = townPath(city, name);
  const words = messages(city).front.placeName(name);
  if (!href) return words;
  return (
    <a href={href} className="quiet-link touch-link">
      {words}
    </a>
  );
}

function Towns({ city, stories }: LocalListProps) {
  return (
    <ul className="briefs-in-columns towns">
      {byTown(stories, city).map(({ town, stories: list }) => (
        <li key={town}>
          <h3 className="kicker">
            <TownName city={city} name={town} />
          </h3>
          <ol>
            {list.map((story) => (
              <BriefStory key={storyKey(story)} city={city} story={story} showTown={false} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

/** Local stories: the newest with excerpts, the rest by town. */
export function LocalList({ city, stories }: LocalListProps) {
  if (stories.length === 0) return null;
  const display = { ...standardDisplay, showTown: true };
  return (
    <SectionFrame id="latest" title={<MarkedTitle city={city} title={messages(city).news.latestLocal} />}>
      <HeadlineGrid city={city} stories={stories.slice(0, LARGE_STORIES)} display={display} rows="fours" />
      {stories.length > LARGE_STORIES && <Towns city={city} stories={stories.slice(LARGE_STORIES)} />}
    </SectionFrame>
  );
}
