import { PlayIcon } from '@/components/ui/icons';
import type { Picture } from '@/lib/city/city-type';
import { type EmbedKind, embedKinds } from '@/lib/pages/embeds';

type EmbedPosterProps = { kind: EmbedKind; title: string; picture: Picture | undefined };

export function EmbedPoster({ kind, title, picture }: EmbedPosterProps) {
  const { verb } = embedKinds[kind];
  const plays = verb === 'Play';
  return (
    <>
      {picture && (
        // biome-ignore lint/performance/noImgElement: drawings of our own, a few KB each, need no resizing
        <img
          className="picture"
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          decoding="async"
          loading="lazy"
        />
      )}
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-5 p-5 text-center">
        <span className={picture ? 'sr-only' : 'font-serif text-list'}>{title}</span>
        {plays ? (
          <span className="embed-play">
            <PlayIcon />
            <span className="sr-only">{verb}</span>
          </span>
        ) : (
          <span className="button button-quiet">{verb}</span>
        )}
      </span>
    </>
  );
}
