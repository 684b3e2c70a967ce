import { StreamTitle } from '@/components/islands/radio';
import { radioTexts } from '@/lib/radio/player/player-words';
import type { Station } from '@/lib/radio/player/stream-addresses';

type NowPlayingProps = { station: Station };

/** Requirements section 2. */
export function NowPlaying({ station }: NowPlayingProps) {
  return (
    <section aria-labelledby="now-playing-heading" className="radio-now">
      <h2 id="now-playing-heading" className="font-serif text-second">
        Now Playing
      </h2>
      <p className="radio-what font-serif text-card" aria-live="polite">
        <span className="radio-what-words">
          <StreamTitle otherwise={station.owner} />
        </span>
      </p>
      <p className="mt-2 text-block-excerpt text-ink-2">{radioTexts.nowPlaying}</p>
      <p className="radio-tip text-excerpt text-ink-3">{radioTexts.tip}</p>
      {!station.live && (
        <p className="mt-3 text-small text-ink-3">
          Sample station: This stream plays recorded music and is not a live broadcast.
        </p>
      )}
    </section>
  );
}
