import { ButtonLink } from '@/components/ui/button-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';

/** One way open now, and one that is not yet (requirements section 2). */
export function TakePart() {
  const { donation } = thisCity();
  if (!donation) return null;
  return (
    <SectionFrame id="take-part">
      <HeadingLine id="take-part" title="Get Involved" />
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">
        {donation.name} receives your donation, and none of it goes to this site.
      </p>
      <p className="mt-6 flex flex-col gap-3 md:flex-row">
        <ButtonLink href={donation.url}>Donate Now</ButtonLink>
        <button type="button" className="button button-quiet" disabled>
          Coming Soon: Community Forum
        </button>
      </p>
    </SectionFrame>
  );
}
