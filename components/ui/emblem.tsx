import { thisCity } from '@/lib/city/this-city';

export function Emblem() {
  const { size, path } = thisCity().brand.emblem;
  return (
    <svg
      className="w-[0.5em] shrink-0 translate-y-[-0.01em] text-accent"
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  );
}
