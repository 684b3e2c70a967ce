import { HorizonGlyph, SkyGlyph } from '@/components/weather/sky-glyph';
import type { City } from '@/lib/city/city-type';
import type { Day } from '@/lib/front/day/read-day';
import type { Catalog } from '@/lib/messages/messages';
import { linkTo } from '@/lib/pages/site-pages';

type EarsProps = { city: City; day: Day; events: number; words: Catalog['front']['day'] };

/** The boxes beside the nameplate: weather on the left, the sun and today's events on the right. */
export function Ears({ city, day: { air, sun }, events, words }: EarsProps) {
  return (
    <>
      {air && (
        <a href={linkTo('/weather', city)} className="ear">
          <SkyGlyph kind={air.sky} isNight={air.isNight} />
          <span>
            <span className="ear-figure">{air.figure}</span> <span className="ear-note">{air.note}</span>
          </span>
        </a>
      )}
      {sun && (
        <a href={linkTo('/events', city)} className="ear ear-right">
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
