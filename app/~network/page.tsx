import { CountryCities, JumpLinks } from '@/components/network/country-cities';
import { servedCities } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { networkCountries } from '@/lib/outbound/network';
import { getNetwork } from '@/lib/request/get-network';

const { network: m } = messages({ locale: 'en' });

export async function generateMetadata() {
  const canonical = `${await getNetwork()}/`;
  const title = m.title(servedCities().length);
  return { title, description: m.description(title, m.sentence), alternates: { canonical } };
}

/** Lists the cities of the network by country and region. */
export default async function NetworkPage() {
  await getNetwork();
  const countries = networkCountries();
  return (
    <>
      <h1 className="font-serif text-title text-balance">{m.title(servedCities().length)}</h1>
      <p className="mt-3 max-w-[41rem] text-dek text-ink-2">
        {m.sentence}{' '}
        <a href="/opml.xml" className="underline">
          {m.opml}
        </a>
      </p>
      <JumpLinks places={countries} label={m.countries} />
      {countries.map((country) => (
        <CountryCities key={country.id} country={country} />
      ))}
    </>
  );
}
