import { ownTurn } from '@/lib/base/turns/in-slices';
import type { City } from '@/lib/city/city-type';
import type { Country, Place } from '@/lib/outbound/network';
import { siteUrlOf } from '@/lib/settings/settings';

/** Links to the places further down the page; null if there is only one. */
export function JumpLinks({ places, label }: { places: readonly Place[]; label: string }) {
  if (places.length < 2) return null;
  return (
    <nav aria-label={label} className="mt-3">
      <ul className="flex flex-wrap gap-x-5 text-menu">
        {places.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className="touch-link underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CityLink({ city }: { city: City }) {
  const { name, siteTitle, locale } = city;
  return (
    <li className="break-inside-avoid border-b border-hairline">
      <a
        href={siteUrlOf(city)}
        lang={locale.startsWith('en') ? undefined : locale}
        className="quiet-link block py-2 font-serif text-card"
      >
        {siteTitle.includes(name) ? siteTitle : `${siteTitle}, ${name}`}
      </a>
    </li>
  );
}

/**
 * The cities of a region. Yields to the event loop, because thousands of links would delay requests for other pages.
 */
async function RegionCities({ region: { id, name, cities }, country }: { region: Place; country: Country }) {
  await ownTurn();
  return (
    <>
      {id !== country.id && (
        <h3 id={id} className="mt-7 text-menu font-semibold">
          {name}
        </h3>
      )}
      <ul className="columns-[15rem] gap-x-8">
        {cities.map((city) => (
          <CityLink key={city.key} city={city} />
        ))}
      </ul>
    </>
  );
}

/** A country's heading and its cities by region. */
export function CountryCities({ country }: { country: Country }) {
  return (
    <>
      <h2 id={country.id} className="mt-12 border-t border-rule pt-3 font-serif text-section">
        {country.name}
      </h2>
      <JumpLinks places={country.regions} label={country.name} />
      {country.regions.map((region) => (
        <RegionCities key={region.id} region={region} country={country} />
      ))}
    </>
  );
}
