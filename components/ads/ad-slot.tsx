import { ButtonLink } from '@/components/ui/links';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { type AdSize, adSandbox, type HouseAd } from '@/lib/pages/ads';
import { ownAd } from '@/lib/pages/own-ads';
import { settings } from '@/lib/settings/settings';
import { OwnAd } from './own-ad';

function HouseWords({ ad: { title, text, action, href } }: { ad: HouseAd }) {
  return (
    <>
      <div className="bay-words">
        <p className="font-serif text-card text-balance">{title}</p>
        <p className="mt-1 text-excerpt text-ink-2">{text}</p>
      </div>
      <p className="bay-action">
        <ButtonLink href={href} quiet>
          {action}
        </ButtonLink>
      </p>
    </>
  );
}

type AdSlotProps = {
  city: City;
  /** In px; a slot of 600 stands beside a list and takes the width of a column. */
  size: AdSize;
  /** Something of our own while nobody has bought the slot: in one slot of a page. */
  house?: HouseAd;
  /** Among those of its size on the page, from 0; those that phones have come first. */
  place?: number;
  wideOnly?: boolean;
};

/**
 * What we sold ourselves comes first, then an ad network, then a house ad; without any it is not there. A sold slot never
 * changes height; third-party code runs in a frame without origin and cannot move the page.
 *
 * Ad blockers hide elements by names such as `ad-label`. No class, id or address of a slot says what it is, and the label
 * of an ad of our own stands in its link: so none of them hides the label and leaves the ad.
 */
export function AdSlot({ city, size, house, place = 0, wideOnly = false }: AdSlotProps) {
  const own = ownAd(city, { size, place }, new Date());
  const hasFrame = !own && settings().adScriptUrl !== undefined;
  if (!own && !hasFrame && !house) return null;
  const m = messages(city).ads;
  const isHouse = !own && !hasFrame;
  const look = `${isHouse ? 'bay-house' : ''} ${wideOnly ? 'bay-wide-only' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups an ad and its label
    <div role="group" aria-label={m.label} className={`bay bay-${size} ${look}`}>
      {own ? <OwnAd city={city} ad={own} /> : <p className="bay-label">{m.label}</p>}
      {!own && (
        <div className="bay-room">
          {isHouse && house && <HouseWords ad={house} />}
          {hasFrame && (
            <iframe
              title={m.frame}
              sandbox={adSandbox}
              allow=""
              referrerPolicy="strict-origin"
              loading="lazy"
              src="/api/frame"
            />
          )}
        </div>
      )}
    </div>
  );
}
