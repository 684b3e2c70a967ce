// Through globalThis: the feed store does not import the grouping.
const shared = globalThis as typeof globalThis & { regroupStories?: () => void };

export function regroupSoon(): void {
  shared.regroupStories?.();
}

export function onFeedsChanged(regroup: () => void): void {
  shared.regroupStories = regroup;
}
