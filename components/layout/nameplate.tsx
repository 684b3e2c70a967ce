import { SiteLink } from '@/components/islands/site-link';
import { Emblem } from '@/components/ui/emblem';
import { thisCity } from '@/lib/city/this-city';

/** Links home; it is never a page's heading. */
export function Nameplate() {
  const [before, after] = thisCity().nameplate;
  return (
    <p className="text-center font-serif text-nameplate">
      <SiteLink href="/" className="inline-flex min-h-11 items-center gap-[0.21em] whitespace-nowrap">
        {before} <Emblem /> {after}
      </SiteLink>
    </p>
  );
}
