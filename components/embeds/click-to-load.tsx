// Acts natively: the poster is a link to its host, and the page's inline script puts the frame in its place
// (lib/server/scripts/in-page/embeds.ts).
import type { ReactNode } from 'react';
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
  const { host, referrer, ...rest } = frame;
  const attributes = { title, loading: 'lazy', referrerpolicy: referrer, ...rest };
  return (
    <figure className={`embed embed-${kind}`} data-frame={JSON.stringify(attributes)}>
      <div className="embed-room">
        <a href={href} className="embed-poster" rel="noopener">
          <EmbedPoster kind={kind} title={title} picture={poster} />
        </a>
      </div>
      <figcaption className="embed-caption">
        {children}
        <p className="embed-note">
          From {spokenHost(src)}. Nothing loads from that website until you press the button or check the box.{' '}
          {link}
        </p>
        <label className="embed-remember">
          <input type="checkbox" value={host} />
          Always load from {host.replace(/^www\./, '')}
        </label>
      </figcaption>
    </figure>
  );
}
