import { channels } from '@/lib/base/color/contrast';

/** `share` of the other color, 0 to 1; a half is rounded down. */
export function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, at) => value * (1 - share) + (others[at] ?? 0) * share);
  return `#${mixed
    .map((value) =>
      Math.ceil(value - 0.5)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
