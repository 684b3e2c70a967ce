// The poster links to the other site. The site's script replaces it with a frame (components/islands/site/embeds.ts).

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { TextLink } from '@/components/ui/links';
import { scriptSlot } from '@/components/ui/script-slot';
import { spokenHost } from '@/lib/base/addresses';
import type { City, Picture } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { type EmbedKind, embedFrame, embedKinds } from '@/lib/pages/embeds';
import { siteUrlOf } from '@/lib/settings/settings';

type EmbedPosterProps = { city: City; kind: EmbedKind; title: string; picture: Picture | undefined };

function EmbedPoster({ city, kind, title, picture }: EmbedPosterProps) {
  const { opens } = embedKinds[kind];
  const verb = messages(city).embeds.open[opens];
  const plays = opens === 'play';
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
            <Icon name="play" size={30} />
            <span className="sr-only">{verb}</span>
          </span>
        ) : (
          <span className="button button-quiet">{verb}</span>
        )}
      </span>
    </>
  );
}

const roomSizes: Record<EmbedKind, string> = {
  video: 'aspect-video',
  'short-video': 'aspect-9/16',
  map: 'h-104',
  form: 'h-[789px]',
  document: 'h-[600px]',
};

type ClickToLoadProps = {
  city: City;
  /** Determines the size of the frame and its sandbox (lib/pages/embeds.ts). */
  kind: EmbedKind;
  title: string;
  src: string;
  /** Page on the other site. The poster links to it when scripts are off. */
  href: string;
  poster?: Picture;
  children?: ReactNode;
};

/** A poster that becomes a frame from another site on a click. */
export function ClickToLoad({ city, kind, title, src, href, poster, children }: ClickToLoadProps) {
  const frame = embedFrame(kind, src, siteUrlOf(city));
  const m = messages(city).embeds;
  const link = <TextLink href={href}>{m.openOn(spokenHost(href))}</TextLink>;
  if (!frame) return link;
  const { referrer, ...rest } = frame;
  const attributes = { title, loading: 'lazy', referrerpolicy: referrer, ...rest };
  return (
    <figure className={`embed embed-${kind}`} data-frame={JSON.stringify(attributes)}>
      <div className={`embed-room ${roomSizes[kind]}`}>
        <a href={href} className="embed-poster" rel="noopener">
          <EmbedPoster city={city} kind={kind} title={title} picture={poster} />
        </a>
        <div className="embed-frame" {...scriptSlot} />
      </div>
      <figcaption className="embed-caption">
        {children}
        <p className="embed-note">
          {m.from(spokenHost(src))} {link}
        </p>
      </figcaption>
    </figure>
  );
}
