import { Headline } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/story/story-picture';
import { SectionFrame } from '@/components/ui/section-frame';
import type { FrontStory } from '@/lib/front/front-page';
import { wallSize } from '@/lib/front/pick-wall';
import { storyKey } from '@/lib/pictures/choose/pick-pictures';

type WallTileProps = { story: FrontStory; large: boolean };

function WallTile({ story: { item, picture, photo }, large }: WallTileProps) {
  return (
    <li className="story wall-tile">
      <StoryPicture
        picture={picture}
        photo={photo}
        place={large ? 'wideTile' : 'tile'}
        frame="wall-picture"
      />
      <div className="wall-caption">
        <Headline item={item} size={large ? 'second' : 'card'} />
        <SourceLine item={item} stacked={!large} />
      </div>
    </li>
  );
}

type PictureWallProps = { stories: readonly FrontStory[] };

/** `place` counts from 0; wall.css sets the sizes. */
function isLarge(place: number, size: number): boolean {
  return place === 0 || (place === 3 && size === 8) || size === 3;
}

/** Nothing where there are too few pictures. */
export function PictureWall({ stories }: PictureWallProps) {
  const hung = stories.slice(0, wallSize(stories));
  if (hung.length === 0) return null;
  return (
    <SectionFrame id="featured" title="Featured Stories">
      <ul className="wall">
        {hung.map((story, place) => (
          <WallTile key={storyKey(story)} story={story} large={isLarge(place, hung.length)} />
        ))}
      </ul>
    </SectionFrame>
  );
}
