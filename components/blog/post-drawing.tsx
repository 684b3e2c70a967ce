import type { Picture } from '@/lib/city/city-type';

type PostDrawingProps = {
  picture: Picture | undefined;
  /** The frame, e.g. `post-hero`. */
  frame: string;
  /** The first picture in view: asked for at once and before all others. */
  first?: boolean;
};

/** The drawing of a post: decoration, silent to screen readers; one that does not come leaves nothing to see. */
export function PostDrawing({ picture, frame, first = false }: PostDrawingProps) {
  if (!picture) return null;
  return (
    // biome-ignore lint/performance/noImgElement: drawings of our own, a few KB each, need no resizing
    <img
      className={`picture drawing ${frame}`}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt=""
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  );
}
