import { LocatorMap } from '@/components/maps/locator-map';
import { FigureCover } from '@/components/story/figure-cover';
import { StoryPicture } from '@/components/ui/framed-picture';
import type { PicturePlace } from '@/lib/pictures/address/picture-sizes';
import type { Story } from '@/lib/pictures/choose/pick-photos';

type StoryArtProps = { story: Story; place?: PicturePlace; frame?: string; first?: boolean };

/** A story's picture: its photo, a map of its town, a number from its headline, or a drawing. */
export function StoryArt({ story: { photo, drawing, figure, locator }, frame = '', ...rest }: StoryArtProps) {
  if (!photo && locator) return <LocatorMap locator={locator} className={`picture ${frame}`} />;
  if (!photo && figure) return <FigureCover figure={figure} frame={frame} />;
  return <StoryPicture photo={photo} picture={photo ? undefined : drawing} frame={frame} {...rest} />;
}
