import { ButtonLink } from '@/components/ui/button-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';

/** Requirements section 2. */
export function StayInformed() {
  return (
    <SectionFrame id="stay-informed">
      <HeadingLine id="stay-informed" title="Stay Informed" />
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">
        Send us a news tip from {thisCity().name}, or sign up for our newsletter.
      </p>
      <p className="mt-6">
        <ButtonLink href="/contact" quiet>
          Contact Us
        </ButtonLink>
      </p>
    </SectionFrame>
  );
}
