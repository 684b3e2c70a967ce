import type { Profile } from '@/lib/news/clusters/pairs/to-profile';

/** A figure that is news by itself: not a year, a highway or a score. */
const figure = /^(?!(?:19|20)\d\d$)\d{4,}$/;
const mostHours = 24;
const leastInCommon = 1 / 3;

/** Only with a shared figure ("loses 23,000 jobs", "cut 23,000 jobs"): an outlet's stories sound alike anyway. */
export function isRetold(one: Profile, other: Profile, inCommon: number, hours: number): boolean {
  if (hours > mostHours || inCommon < leastInCommon) return false;
  return [...one.numbers].some((number) => figure.test(number) && other.numbers.has(number));
}
