import { thisCity } from '@/lib/city/this-city';

export function Emblem() {
  const { size, path } = thisCity().brand.emblem;
  return (
    <svg
      // Of use where the style sheet does not come.
      width="20"
      height="20"
      className="size-[0.5em] shrink-0 translate-y-[-0.01em] text-accent"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  );
}
