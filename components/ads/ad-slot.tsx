import { type AdSize, adSandbox } from '@/lib/pages/ads/ad-sizes';
import type { HouseAdName } from '@/lib/pages/ads/house-ads';
import { settings } from '@/lib/settings/settings';
import { HouseAd } from './house-ad';

type AdSlotProps = {
  /** The height that is kept, px; a slot of 600 stands beside a list and takes the width of a column. */
  size: AdSize;
  /** What is shown where no ad script is set. */
  house?: HouseAdName;
  /** Not for narrow screens: it has no box there, so that its frame never loads. */
  wideOnly?: boolean;
};

/**
 * A place for an ad, labelled. One that is sold keeps its height before, while and after it fills; one that is not
 * holds a house ad, as high as its words. Third-party code runs only in a frame without origin, made when the reader
 * comes near: it can neither see nor move the page. A slot left out on a phone is left out by a style rule, since one
 * page is made for all screens: a lazy frame without a box asks for nothing.
 */
export function AdSlot({ size, house = 'advertise', wideOnly = false }: AdSlotProps) {
  const thirdParty = settings().adScriptUrl !== undefined;
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
          <HouseAd name={house} />
        )}
      </div>
    </div>
  );
}
