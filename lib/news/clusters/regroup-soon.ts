// The feeds' store tells of changes without knowing who groups them: the two meet on the process.
const shared = globalThis as typeof globalThis & { regroupStories?: () => void };

/** Says that feeds have changed. */
export function regroupSoon(): void {
  shared.regroupStories?.();
}

/** Names what is to be done when feeds change. */
export function onFeedsChanged(regroup: () => void): void {
  shared.regroupStories = regroup;
}
