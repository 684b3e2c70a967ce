import { Headline } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { StoryPicture } from '@/components/story/story-picture';
import type { FrontStory } from '@/lib/front/front-page';

type WallTileProps = { story: FrontStory; large: boolean };

export function WallTile({ story: { item, picture, photo }, large }: WallTileProps) {
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
