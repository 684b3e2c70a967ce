import type { EventKind } from '@/lib/events/event-filters';

/** SVG paths of line drawings, 28 by 28 units. */
const PATHS: Record<EventKind, string> = {
  meeting: 'M4 22h20M6 22V11M11 22V11M17 22V11M22 22V11M3 11h22L14 4z',
  market: 'M4 11h20l-2-6H6zM6 11v12h16V11M11 23v-7h6v7',
  library: 'M14 8v15M14 8c-3-2-6-2.5-10-2.5V20.5c4 0 7 .5 10 2.5 3-2 6-2.5 10-2.5V5.5c-4 0-7 .5-10 2.5z',
  game: 'M14 4a10 10 0 1 0 0 20 10 10 0 1 0 0-20zM7 7c4 4 4 10 0 14M21 7c-4 4-4 10 0 14',
  arts: 'M14 4a10 10 0 1 0 0 20c2 0 2.4-1.4 1.6-2.6-1-1.6.2-3.4 2-3.4H21c2 0 3-1.6 3-4C24 8 19.6 4 14 4zM9 11h.01M14 8.5h.01M19 11h.01',
  other: 'M5 7h18v16H5zM5 12h18M10 4v5M18 4v5',
};

export function EventGlyph({ kind }: { kind: EventKind }) {
  return (
    <svg
      className="size-7 text-accent"
      viewBox="0 0 28 28"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={PATHS[kind]} />
    </svg>
  );
}
