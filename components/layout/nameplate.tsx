import { Emblem } from '@/components/ui/emblem';
import { thisCity } from '@/lib/city/this-city';

/** Letters that fit in one line at the usual size; a longer name is set smaller, in two lines on a phone. */
const usual = 18;
const long = 32;

function sizeOf(letters: number): string {
  if (letters <= usual) return '';
  return letters <= long ? 'nameplate-long' : 'nameplate-long nameplate-longest';
}

const inOneLine = 'inline-flex min-h-11 items-center gap-[0.21em] whitespace-nowrap';
const inTwoLines =
  'inline-block min-h-11 md:inline-flex md:items-center md:gap-[0.21em] md:whitespace-nowrap';

/** Links home; it is never a page's heading. */
export function Nameplate() {
  const [before, after] = thisCity().nameplate;
  const size = sizeOf(before.length + after.length);
  return (
    <p className={`text-center font-serif text-nameplate ${size}`.trim()}>
      <a href="/" className={size ? inTwoLines : inOneLine}>
        {before} <Emblem /> {after}
      </a>
    </p>
  );
}
