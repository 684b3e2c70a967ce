import { RadioPlayer } from '@/components/islands/radio';
import { StoryPicture } from '@/components/story/story-picture';
import type { Picture } from '@/lib/city/city-type';
import { radioTexts, readyWord } from '@/lib/radio/player/player-words';
import type { Station } from '@/lib/radio/player/stream-addresses';

type RadioCardProps = { station: Station; picture: Picture };

/** Requirements section 2. */
export function RadioCard({ station, picture }: RadioCardProps) {
  return (
    <section aria-labelledby="radio-heading" className="radio-card">
      <StoryPicture picture={picture} frame="radio-picture" first />
      <RadioPlayer station={station} ready={readyWord}>
        <h2 id="radio-heading" className="radio-name font-serif">
          {radioTexts.title}
        </h2>
        <p className="mt-2 text-block-excerpt text-ink-2">{radioTexts.subtitle}</p>
      </RadioPlayer>
    </section>
  );
}
