import { ButtonLink } from '@/components/ui/button-link';
import { thisCity } from '@/lib/city/this-city';
import { isThere } from '@/lib/pages/site-pages';

/** A slim line over the news (requirements section 2). */
export function Hero() {
  return (
    <div className="sheet py-1.5 md:flex md:items-center md:justify-between md:gap-x-8 md:py-2">
      <h1 className="text-promise text-ink-2">{thisCity().promise}</h1>
      <p className="hero-calls mt-1.5 flex flex-wrap gap-3 md:mt-0 md:shrink-0">
        {isThere('/local-news') && <ButtonLink href="/local-news">Latest News</ButtonLink>}
        <ButtonLink href="/contact" quiet>
          Subscribe Now
        </ButtonLink>
      </p>
    </div>
  );
}
