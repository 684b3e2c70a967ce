import './radio.css';
import { RadioPlayer } from '@/components/islands/radio';
import { StoryPicture } from '@/components/ui/framed-picture';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { Station } from '@/lib/radio/player/stream-address';

/** The card with the player (requirements section 2). */
export function RadioCard({ city, station }: { city: City; station: Station }) {
  const { player, subtitle } = messages(city).radio;
  return (
    <section
      aria-labelledby="radio-heading"
      className="border-b border-rule md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:border-t"
    >
      <StoryPicture
        picture={city.radioPicture}
        frame="-mx-(--margin) aspect-3/2 w-[calc(100%+2*var(--margin))] max-w-none md:mx-0 md:aspect-auto md:size-full"
        first
      />
      <RadioPlayer station={station} words={player}>
        <h2
          id="radio-heading"
          className="-ms-px font-serif text-[2.75rem]/[3rem] font-[560] tracking-[-0.024em] md:text-[3rem]/[3.375rem]"
        >
          {player.title}
        </h2>
        <p className="mt-2 text-block-excerpt text-ink-2">{subtitle}</p>
      </RadioPlayer>
    </section>
  );
}

/** The "now playing" section of the radio page (requirements section 2). */
export function NowPlaying({ city, station }: { city: City; station: Station }) {
  const m = messages(city).radio;
  return (
    <section aria-labelledby="now-playing-heading" className="border-b border-rule pb-7 lg:border-t lg:pt-7">
      <h2 id="now-playing-heading" className="font-serif text-second">
        {m.nowPlaying}
      </h2>
      <p className="mt-3 border-s-2 border-accent ps-3.5 font-serif text-card">{station.owner}</p>
      <p className="mt-2 text-block-excerpt text-ink-2">{m.player.programming}</p>
      <p className="mt-5 border-t border-hairline pt-4 text-excerpt text-ink-3 print:hidden">{m.tip}</p>
      {!station.live && <p className="mt-3 text-small text-ink-3">{m.sampleStation}</p>}
    </section>
  );
}
