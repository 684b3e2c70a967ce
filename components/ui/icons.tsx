type IconProps = { className?: string };

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;

export function MenuIcon({ className }: IconProps) {
  return (
    <svg className={className} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" {...line}>
      <path d="M1.5 4.25h15M1.5 9h15M1.5 13.75h15" />
    </svg>
  );
}

export function CloseIcon({ className }: IconProps) {
  return (
    <svg className={className} width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" {...line}>
      <path d="M3 3l12 12M15 3L3 15" />
    </svg>
  );
}

export function SearchIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" {...line}>
      <circle cx="7.5" cy="7.5" r="5.25" />
      <path d="M11.5 11.5l5 5" />
    </svg>
  );
}

export function ClockIcon({ className }: IconProps) {
  return (
    <svg className={className} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" {...line}>
      <circle cx="8" cy="8" r="6.25" />
      <path d="M8 4.25V8l2.5 1.5" />
    </svg>
  );
}

export function PlayIcon() {
  return (
    <svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M7 4.5v15l12.5-7.5z" />
    </svg>
  );
}
