import { StoryPicture } from '@/components/story/story-picture';
import { ButtonLink } from '@/components/ui/links';
import { thisCity } from '@/lib/city/this-city';
import { type AdSize, adSandbox, type HouseAdName, hasHouseAd, houseAds } from '@/lib/pages/ads';
import { settings } from '@/lib/settings/settings';

type HouseAdProps = { name: HouseAdName };

function HouseAd({ name }: HouseAdProps) {
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

type AdSlotProps = {
  /** In px; a slot of 600 stands beside a list and takes the width of a column. */
  size: AdSize;
  house?: HouseAdName;
  wideOnly?: boolean;
};

/**
 * A sold slot never changes height; third-party code runs in a frame without origin and cannot move the page. Unsold
 * and without its house ad, a column offers itself to advertisers, as one slot of a page does; any other is not there.
 */
export function AdSlot({ size, house = 'advertise', wideOnly = false }: AdSlotProps) {
  const thirdParty = settings().adScriptUrl !== undefined;
  const isOurs = hasHouseAd(house, thisCity());
  if (!thirdParty && !isOurs && size !== '600') return null;
  const look = `${thirdParty ? '' : 'ad-house'} ${wideOnly ? 'ad-wide-only' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups an ad and its label
    <div role="group" aria-label="Advertisement" className={`ad ad-${size} ${look}`}>
      <p className="ad-label">Advertisement</p>
      <div className="ad-room">
        {thirdParty ? (
          <iframe
            title="Advertisement"
            sandbox={adSandbox}
            allow=""
            referrerPolicy="strict-origin"
            loading="lazy"
            src="/api/ad-frame"
          />
        ) : (
          <HouseAd name={isOurs ? house : 'advertise'} />
        )}
      </div>
    </div>
  );
}
