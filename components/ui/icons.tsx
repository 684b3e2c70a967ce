/** SVG paths in a square of `box` units. Drawn as lines unless `filled`. */
const icons = {
  menu: { box: 18, path: 'M1.5 4.25h15M1.5 9h15M1.5 13.75h15' },
  close: { box: 18, path: 'M3 3l12 12M15 3L3 15' },
  search: { box: 18, path: 'M12.75 7.5a5.25 5.25 0 1 1-10.5 0a5.25 5.25 0 1 1 10.5 0zM11.5 11.5l5 5' },
  more: { box: 16, path: 'M1.5 7h2v2h-2zM7 7h2v2H7zM12.5 7h2v2h-2z', filled: true },
  bookmark: { box: 16, path: 'M4 2.25h8v11.5l-4-3-4 3z', filled: true },
  warning: { box: 20, path: 'M10 2.25L18.5 17.25H1.5zM10 7.5v5M10 14.25v1.25' },
  clock: { box: 16, path: 'M14.25 8a6.25 6.25 0 1 1-12.5 0a6.25 6.25 0 1 1 12.5 0zM8 4.25V8l2.5 1.5' },
  play: { box: 24, path: 'M7.5 4.5v15l12-7.5z', filled: true },
  pause: { box: 24, path: 'M6 4.5h4v15H6zM14 4.5h4v15h-4z', filled: true },
  muted: { box: 20, path: 'M3 7.75h2.75L9.5 4.5v11L5.75 12.25H3zM12.5 7.75l4.5 4.5M17 7.75l-4.5 4.5' },
  silent: { box: 20, path: 'M3 7.75h2.75L9.5 4.5v11L5.75 12.25H3z' },
  quiet: { box: 20, path: 'M3 7.75h2.75L9.5 4.5v11L5.75 12.25H3zM12.25 7.5a3.6 3.6 0 0 1 0 5' },
  loud: {
    box: 20,
    path: 'M3 7.75h2.75L9.5 4.5v11L5.75 12.25H3zM12.25 7.5a3.6 3.6 0 0 1 0 5M14.5 5.25a6.75 6.75 0 0 1 0 9.5',
  },
} as const;

type Drawing = { box: number; path: string; filled?: boolean };

const lines = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;

type IconProps = { name: keyof typeof icons; size?: number; className?: string };

/** A decorative icon. By default as large as its box. */
export function Icon({ name, size, className }: IconProps) {
  const { box, path, filled }: Drawing = icons[name];
  return (
    <svg
      className={className}
      width={size ?? box}
      height={size ?? box}
      viewBox={`0 0 ${box} ${box}`}
      aria-hidden="true"
      {...(filled ? { fill: 'currentColor' } : lines)}
    >
      <path d={path} />
    </svg>
  );
}
