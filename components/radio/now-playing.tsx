import { StreamTitle } from '@/components/islands/radio';
import { radioTexts } from '@/lib/radio/player/player-words';
import type { Station } from '@/lib/radio/player/stream-addresses';

type NowPlayingProps = { station: Station };

/** Requirements section 2. */
export function NowPlaying({ station }: NowPlayingProps) {
  return (
    <section aria-labelledby="now-playing-heading" className="border-b border-rule pb-7 lg:border-t lg:pt-7">
      <h2 id="now-playing-heading" className="font-serif text-second">
        Now Playing
      </h2>
      <p className="mt-3 min-h-[calc(2*var(--line-card))] font-serif text-card" aria-live="polite">
        <span className="line-clamp-2 border-s-2 border-accent ps-3.5 text-wrap">
          <StreamTitle otherwise={station.owner} />
        </span>
      </p>
      <p className="mt-2 text-block-excerpt text-ink-2">{radioTexts.nowPlaying}</p>
      <p className="mt-5 border-t border-hairline pt-4 text-excerpt text-ink-3 print:hidden">
        {radioTexts.tip}
      </p>
      {!station.live && (
        <p className="mt-3 text-small text-ink-3">
          Sample station: This stream plays recorded music and is not a live broadcast.
        </p>
      )}
    </section>
  );
}
