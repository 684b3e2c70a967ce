// Through globalThis: the feed store does not import the grouping.
const shared = globalThis as typeof globalThis & { regroupStories?: (city: string) => void };

/** Groups a city's stories anew, if somebody has asked for them. */
export function regroupSoon(city: string): void {
  shared.regroupStories?.(city);
}

export function onFeedsChanged(regroup: (city: string) => void): void {
  shared.regroupStories = regroup;
}
