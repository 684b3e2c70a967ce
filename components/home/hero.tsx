import { ButtonLink } from '@/components/ui/button-link';
import { thisCity } from '@/lib/city/this-city';
import { isThere } from '@/lib/pages/site-pages';

/** A slim line over the news (requirements section 2). */
export function Hero() {
  return (
    <div className="sheet hero">
      <h1 className="text-promise text-ink-2">{thisCity().promise}</h1>
      <p className="hero-calls">
        {isThere('/local-news') && <ButtonLink href="/local-news">Latest News</ButtonLink>}
        <ButtonLink href="/contact" quiet>
          Subscribe Now
        </ButtonLink>
      </p>
    </div>
  );
}
