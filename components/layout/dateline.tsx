import { thisCity } from '@/lib/city/this-city';
import { weekdayDate } from '@/lib/dates/format-date';

/** Today's date in the city's zone, the place, and the motto, between a rule and a double rule. */
export function Dateline() {
  const city = thisCity();
  return (
    <div className="dateline text-small text-ink-2 max-md:text-[0.75rem]">
      <p>{weekdayDate(new Date(), city)}</p>
      <p className="text-right md:text-center">
        {city.name}, {city.state}
      </p>
      <p className="hidden text-right md:block">{city.motto}</p>
    </div>
  );
}
