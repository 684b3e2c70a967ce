import type { ReactNode } from 'react';
import { OutLink } from '@/components/ui/out-link';
import { thisCity } from '@/lib/city/this-city';
import { isoRange, type LocalEvent } from '@/lib/news/calendar/event';
import { addressLine, whenLines } from '@/lib/news/calendar/event-words';

type FactProps = { name: string; children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div className="border-t border-hairline py-3 last:border-b md:grid md:grid-cols-[9rem_minmax(0,1fr)] md:items-baseline md:gap-x-8">
      <dt className="text-small font-semibold text-ink-3">{name}</dt>
      <dd className="text-block-excerpt">{children}</dd>
    </div>
  );
}

function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

export function EventFacts({ event }: { event: LocalEvent }) {
  const city = thisCity();
  const { when, place, address, source } = event;
  const [days, hours] = whenLines(when, city);
  return (
    <dl>
      <Fact name="When">
        <time dateTime={isoRange(when, city.timeZone).start} className="block font-semibold">
          {days}
        </time>
        {hours}
      </Fact>
      <Fact name="Where">
        {place && <span className="block font-semibold">{place}</span>}
        {address && (
          <OutLink href={mapAddress(address)} className="quiet-link">
            {addressLine(address)}
          </OutLink>
        )}
        {!place && !address && 'Location not given'}
      </Fact>
      <Fact name={event.sample ? 'Organizer' : 'Announced by'}>{source.name}</Fact>
    </dl>
  );
}
