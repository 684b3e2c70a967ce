import { Excerpt, Headline, Kicker } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryArt } from '@/components/story/story-art';
import { MarkedTitle, SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import type { FrontStory } from '@/lib/front/front-page';
import { messages } from '@/lib/messages/messages';
import { storyKey } from '@/lib/pictures/choose/pick-photos';

function WallTile({ city, story, large }: { city: City; story: FrontStory; large: boolean }) {
  return (
    <li className={`story wall-tile ${large ? '' : 'tagged'}`.trim()}>
      <StoryArt story={story} place={large ? 'half' : 'tile'} frame="wall-picture" />
      <Kicker city={city} story={story} showTown />
      <Headline city={city} item={story.item} size={large ? 'second' : 'card'} />
      {large && <Excerpt item={story.item} />}
      <SourceLine city={city} item={story.item} showDate={false} />
    </li>
  );
}

/** A wall of photos with their stories, laid out by wall.css; null if there are too few (lib/front/pick-wall.ts). */
export function PictureWall({ city, stories }: { city: City; stories: readonly FrontStory[] }) {
  if (stories.length === 0) return null;
  return (
    <SectionFrame id="featured" title={<MarkedTitle city={city} title={messages(city).front.featured} />}>
      <ul className="wall">
        {stories.map((story, place) => (
          <WallTile
            city={city}
            key={storyKey(story)}
            story={story}
            large={place === 0 && stories.length > 3}
          />
        ))}
      </ul>
    </SectionFrame>
  );
}
