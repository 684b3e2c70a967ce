import { HorizonGlyph, SkyGlyph } from '@/components/weather/sky-glyph';
import type { City } from '@/lib/city/city-type';
import type { Day } from '@/lib/front/day/read-day';
import type { Catalog } from '@/lib/messages/messages';
import { linkTo } from '@/lib/pages/site-pages';

type EarsProps = { city: City; day: Day; events: number; words: Catalog['front']['day'] };

const look = 'ear hidden min-h-11 items-center gap-3 font-serif lg:row-start-1 lg:flex';

type EarTextProps = { figure: string; note: string };

function EarText({ figure, note }: EarTextProps) {
  return (
    <span>
      <span className="block text-[1.5rem]/[1.625rem]">{figure}</span>{' '}
      <span className="block font-sans text-small text-ink-3">{note}</span>
    </span>
  );
}

/** The boxes beside the nameplate: weather on the left, the sun and today's events on the right. */
export function Ears({ city, day: { air, sun }, events, words }: EarsProps) {
  return (
    <>
      {air && (
        <a href={linkTo('/weather', city)} className={`${look} lg:col-start-1`}>
          <SkyGlyph kind={air.sky} isNight={air.isNight} />
          <EarText figure={air.figure} note={air.note} />
        </a>
      )}
      {sun && (
        <a
          href={linkTo('/events', city)}
          className={`${look} lg:col-start-3 lg:justify-self-end lg:text-right`}
        >
          <EarText
            figure={sun.figure}
            note={[sun.kind === 'rise' ? words.sunrise : words.sunset, events > 0 && words.events(events)]
              .filter(Boolean)
              .join(', ')}
          />
          <HorizonGlyph />
        </a>
      )}
    </>
  );
}
