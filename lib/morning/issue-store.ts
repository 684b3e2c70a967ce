import { memoize } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import type { City } from '@/lib/city/city-type';
import { openRecords, placeFor, type RecordStore } from '@/lib/freshness/records/records';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { type Issue, issues, morningOf } from '@/lib/morning/issue';
import { makeIssue } from '@/lib/morning/make-issue';
import { settings } from '@/lib/settings/settings';

type Kept = Timed & { issues: readonly Issue[] };

function read(stored: unknown): Kept {
  const { goodAt, issues: known } = stored as Kept;
  return { ...neverAsked, goodAt: Number(goodAt), issues: issues.parse(known) };
}

/** Stored briefings, one record per city. Read again each time, because another instance may have generated today's. */
const recordsIn = memoize(1, () => openRecords<Kept>(placeFor('morning'), { format: 1, read }));
const records = (): RecordStore<Kept> => recordsIn(settings().cacheDir);

async function storedIssues(city: City, now: Date): Promise<readonly Issue[]> {
  const { key, timeZone } = city;
  const { day: today, oldest } = morningOf(now, timeZone);
  const known = await records().load(key);
  return known?.issues.filter(({ day }) => day > oldest && day <= today) ?? [];
}

async function withNext(city: City, now: Date): Promise<readonly Issue[]> {
  const { key, timeZone } = city;
  const { day, isDue } = morningOf(now, timeZone);
  const known = await storedIssues(city, now);
  const [last] = known;
  if (last && (!isDue || last.day >= day)) return known;
  const generated = await makeIssue(city, day, now);
  if (!generated) return known;
  // If another instance has already stored this briefing, keep it.
  const current = await storedIssues(city, now);
  const [latest] = current;
  if (latest && latest.day >= day) return current;
  const all = [generated, ...current];
  await records().save(key, { ...neverAsked, goodAt: monotonicNow(), issues: all });
  return all;
}

/** Briefings being generated, by city. */
const underWay = new Map<string, Promise<readonly Issue[]>>();

/**
 * Returns a city's briefings from the last 30 days, newest first. The first call after 6 a.m. generates today's, which
 * never changes afterward. A city's very first briefing may be generated at any hour. No briefing is generated while
 * there are no headlines or a section is still loading.
 */
export function issuesHere(city: City, now: Date): Promise<readonly Issue[]> {
  const { key } = city;
  const result = underWay.get(key) ?? withNext(city, now).finally(() => underWay.delete(key));
  underWay.set(key, result);
  return result;
}
