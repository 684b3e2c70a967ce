import { processWide, setProcessWide } from '@/lib/base/process-wide';

// The feed store does not import the grouping.
type Regroup = (city: string) => void;

/** Groups a city's stories again, if somebody has asked for them. */
export function regroupSoon(city: string): void {
  processWide<Regroup>('regroup stories', () => () => undefined)(city);
}

export function onFeedsChanged(regroup: Regroup): void {
  setProcessWide('regroup stories', regroup);
}
