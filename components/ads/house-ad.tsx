import { ButtonLink } from '@/components/ui/button-link';
import { type HouseAdName, houseAds } from '@/lib/ads/house-ads';
import { thisCity } from '@/lib/city/this-city';

type HouseAdProps = { name: HouseAdName };

/** Something of our own in a slot that nobody has taken: a line, a sentence, and one thing to do. */
export function HouseAd({ name }: HouseAdProps) {
  const { title, text, action, href } = houseAds[name];
  return (
    <>
      <p className="font-serif text-list font-normal text-balance text-ink-2">{title}</p>
      <p className="mt-1.5 text-excerpt text-ink-3">{text}</p>
      <p className="mt-4">
        <ButtonLink href={href(thisCity())} quiet>
          {action}
        </ButtonLink>
      </p>
    </>
  );
}
