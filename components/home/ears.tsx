import { HorizonGlyph, SkyGlyph } from '@/components/weather/sky-glyph';
import type { Day } from '@/lib/front/day/read-day';
import type { Catalog } from '@/lib/messages/messages';

type EarsProps = { day: Day; events: number; words: Catalog['front']['day'] };

/** Beside the nameplate, as in print: the weather at the left, the sun and what is on today at the right. */
export function Ears({ day: { air, sun }, events, words }: EarsProps) {
  return (
    <>
      {air && (
        <a href="/weather" className="ear">
          <SkyGlyph kind={air.sky} isNight={air.isNight} />
          <span>
            <span className="ear-figure">{air.figure}</span> <span className="ear-note">{air.note}</span>
          </span>
        </a>
      )}
      {sun && (
        <a href="/events" className="ear ear-right">
          <span>
            <span className="ear-figure">{sun.figure}</span>{' '}
            <span className="ear-note">
              {[sun.kind === 'rise' ? words.sunrise : words.sunset, events > 0 && words.events(events)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
          <HorizonGlyph />
        </a>
      )}
    </>
  );
}
