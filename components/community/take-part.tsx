import { ButtonLink } from '@/components/ui/button-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';

/** Two ways to take part: one open now, and one that is not yet (spec section 2). */
export function TakePart() {
  const city = thisCity();
  return (
    <SectionFrame id="take-part">
      <HeadingLine id="take-part" title="Take part" />
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">
        Donate Now opens the website of the {city.donation.name}, which receives your gift. A community forum
        on this site is planned.
      </p>
      <p className="mt-6 flex flex-col gap-3 md:flex-row">
        <ButtonLink href={city.donation.url}>Donate Now</ButtonLink>
        <button type="button" className="button button-quiet" disabled>
          Coming Soon: Community Forum
        </button>
      </p>
    </SectionFrame>
  );
}
