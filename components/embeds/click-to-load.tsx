import type { ReactNode } from 'react';
import { EmbedLoader } from '@/components/islands/embed-loader';
import { OutLink } from '@/components/ui/out-link';
import type { Picture } from '@/lib/city/city-type';
import { type EmbedKind, embedFrame, spokenHost } from '@/lib/pages/embeds';
import { settings } from '@/lib/settings/settings';
import { EmbedPoster } from './embed-poster';

type ClickToLoadProps = {
  /** Decides sandbox and size (lib/pages/embeds.ts, embeds.css). */
  kind: EmbedKind;
  title: string;
  src: string;
  /** The host's own page: where the poster leads without script. */
  href: string;
  poster?: Picture;
  children?: ReactNode;
};

/** Something from another site: a poster first, and the frame only when the reader asks. */
export function ClickToLoad({ kind, title, src, href, poster, children }: ClickToLoadProps) {
  const frame = embedFrame(kind, src, settings().siteUrl);
  const link = <OutLink href={href}>Open on {spokenHost(href)}</OutLink>;
  if (!frame) return link;
  return (
    <figure className={`embed embed-${kind}`}>
      <EmbedLoader
        title={title}
        frame={frame}
        href={href}
        poster={<EmbedPoster kind={kind} title={title} picture={poster} />}
      >
        {children}
        <p className="embed-note">
          From {spokenHost(src)}. Nothing loads from that website until you press the button or check the box.{' '}
          {link}
        </p>
      </EmbedLoader>
    </figure>
  );
}
