import { StoryPicture } from '@/components/story/story-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { thisCity } from '@/lib/city/this-city';
import { type HouseAdName, houseAds } from '@/lib/pages/ads';

type HouseAdProps = { name: HouseAdName };

export function HouseAd({ name }: HouseAdProps) {
  const { title, text, action, href, picture } = houseAds[name];
  const city = thisCity();
  return (
    <>
      {picture && <StoryPicture picture={picture(city)} frame="ad-picture" />}
      <div className="ad-words">
        <p className="font-serif text-card text-balance">{title}</p>
        <p className="mt-1 text-excerpt text-ink-2">{typeof text === 'string' ? text : text(city)}</p>
      </div>
      <p className="ad-action">
        <ButtonLink href={href(city)} quiet>
          {action}
        </ButtonLink>
      </p>
    </>
  );
}
