import { memoizeByObject } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';

/** Keys that editors fill in once, unlike news, notices and events, which change daily. */
const LASTING = [
  'email',
  'contact',
  'donation',
  'newsletter',
  'publisher',
  'sponsor',
  'books',
  'video',
  'faq',
] as const;

const EXAMPLE_HOST = /(?:@|\/\/)(?:[\w-]+\.)*example(?:\.(?:com|net|org))?(?=[:/?#\s]|$)/i;

/** Whether a value is marked `sample: true`, which means that it was made up for the sample edition. */
function isMarked(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (value as { sample?: unknown }).sample === true;
}

/** Returns a copy without values marked `sample: true` and without the values at `paths`, such as `contact.formUrl`. */
export function withoutSamples<Value>(value: Value, paths: readonly string[] = [], above = ''): Value {
  if (typeof value !== 'object' || value === null) return value;
  const rest = (one: unknown, key: string) => withoutSamples(one, paths, `${above}${key}.`);
  if (Array.isArray(value)) {
    return value.filter((one) => !isMarked(one)).map((one, at) => rest(one, String(at))) as Value;
  }
  const kept = Object.entries(value).filter(([key, one]) => !isMarked(one) && !paths.includes(above + key));
  return Object.fromEntries(kept.map(([key, one]) => [key, rest(one, key)])) as Value;
}

/**
 * Returns the paths of made-up values: `books.list.3` for a marked entry, `email` for an address at an
 * example host.
 */
export function samplesIn(value: unknown, above = ''): string[] {
  if (isMarked(value) || (typeof value === 'string' && EXAMPLE_HOST.test(value))) return [above];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => samplesIn(one, above ? `${above}.${key}` : key));
}

function lastingOf(city: City): Partial<City> {
  return Object.fromEntries(LASTING.flatMap((key) => (city[key] === undefined ? [] : [[key, city[key]]])));
}

/** Returns the city without values made up for its sample edition; required addresses stay, even if made up. */
export const liveCity = memoizeByObject((city: City): City => {
  const gone = Object.fromEntries(LASTING.map((key) => [key, undefined]));
  const { contact, ...lasting } = withoutSamples(lastingOf(city), city.samples);
  return {
    ...city,
    ...gone,
    ...lasting,
    contact: { ...city.contact, address: [], social: [], ...contact },
  } as City;
});

/** Returns a line such as "books.yaml: list is made up (38)" for each key that still has made-up values. */
export function leftoverLines(city: City): string[] {
  const counts = new Map<string, number>();
  for (const leftover of new Set([...(city.samples ?? []), ...samplesIn(lastingOf(city))])) {
    const name = leftover.replace(/\.\d+(?:\..*)?$/, '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => {
    const [key = '', ...rest] = name.split('.');
    const isOwnFile = rest.length > 0 && city.yamlFiles.includes(`${key}.yaml`);
    const [file, at] = isOwnFile
      ? [`${key}.yaml`, rest.join('.')]
      : [key === 'faq' ? 'faq/' : 'city.yaml', name];
    return `${file}: ${at} is made up${count > 1 ? ` (${count})` : ''}`;
  });
}
