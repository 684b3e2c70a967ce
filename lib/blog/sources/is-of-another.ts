import type { City } from '@/lib/city/city-type';

type Hosted = Pick<City, 'key' | 'hosts'>;

function bare(domain: string): string {
  return domain
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[:/].*$/, '');
}

/**
 * Whether the domain that a post names is that of another city. One that is no city's says nothing: hosts write there
 * what they like.
 */
export function isOfAnother(
  domain: string,
  own: { city: Hosted; blogDomain: string },
  cities: readonly Hosted[],
): boolean {
  const named = bare(domain);
  const names = ({ hosts }: Hosted) => hosts.some((host) => bare(host) === named);
  if (bare(own.blogDomain) === named || names(own.city)) return false;
  return cities.some((city) => city.key !== own.city.key && names(city));
}
