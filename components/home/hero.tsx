import { ButtonLink } from '@/components/ui/button-link';
import { thisCity } from '@/lib/city/this-city';

/** What this paper is, in one sentence, and where to go from here (spec section 2). */
export function Hero() {
  return (
    <div className="sheet gap-8 pt-3 pb-6 md:flex md:items-center md:justify-between md:pt-4 md:pb-7">
      <h1 className="text-promise text-ink-2">{thisCity().promise}</h1>
      <p className="mt-4 flex shrink-0 flex-wrap gap-3 md:mt-0">
        <ButtonLink href="/local-news">Latest News</ButtonLink>
        <ButtonLink href="/contact" quiet>
          Subscribe Now
        </ButtonLink>
      </p>
    </div>
  );
}
