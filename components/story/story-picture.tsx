import type { Picture } from '@/lib/city/city-type';

type StoryPictureProps = {
  picture: Picture | undefined;
  /** The frame, e.g. `aspect-[3/2]`; a card's frame follows its row. */
  frame?: string;
  /** The first picture in view: asked for at once and before all others. */
  first?: boolean;
};

/** The drawing beside a headline. It says nothing that the headline does not, so it is silent to screen readers. */
export function StoryPicture({ picture, frame, first = false }: StoryPictureProps) {
  if (!picture) return null;
  return (
    // biome-ignore lint/performance/noImgElement: drawings of our own, a few KB each, need no resizing
    <img
      className={frame ? `picture ${frame}` : 'picture'}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' })}
    />
  );
}
