type IconProps = { size: number };

export function PlayIcon({ size }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M7.5 4.5v15l12-7.5z" />
    </svg>
  );
}

export function PauseIcon({ size }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M6 4.5h4v15H6zM14 4.5h4v15h-4z" />
    </svg>
  );
}

type SpeakerIconProps = { muted: boolean; volume: number };

export function SpeakerIcon({ muted, volume }: SpeakerIconProps) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M3 7.75h2.75L9.5 4.5v11L5.75 12.25H3z" strokeLinejoin="round" />
      {muted && <path d="M12.5 7.75l4.5 4.5M17 7.75l-4.5 4.5" />}
      {!muted && volume > 0 && <path d="M12.25 7.5a3.6 3.6 0 0 1 0 5" />}
      {!muted && volume > 0.5 && <path d="M14.5 5.25a6.75 6.75 0 0 1 0 9.5" />}
    </svg>
  );
}
