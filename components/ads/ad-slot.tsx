import { ButtonLink } from '@/components/ui/links';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { type AdSize, adSandbox, type HouseAd, ownAd } from '@/lib/pages/ads';
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
  /** Height in px. A 600 px slot is a narrow column next to a list. */
  size: AdSize;
  /** House ad to show if the slot is not sold. At most one per page. */
  house?: HouseAd;
  /** Index (from 0) among the page's slots of this size. Slots that are also shown on phones come first. */
  place?: number;
  wideOnly?: boolean;
};

/**
 * Shows an ad that we sold, otherwise the ad network's, otherwise a house ad; null if there is none. A sold slot never
 * changes height. Third-party code runs in a sandboxed frame and cannot move the page. Ad blockers hide elements by
 * names such as `ad-label`. No class, id or address here says "ad", and the label is inside the link, so a blocker
 * cannot hide the label and leave the ad.
 */
export function AdSlot({ city, size, house, place = 0, wideOnly = false }: AdSlotProps) {
  const own = ownAd(city, { size, place }, new Date());
  const hasFrame = !own && settings().adScriptUrl !== undefined;
  if (!own && !hasFrame && !house) return null;
  const m = messages(city).ads;
  const isHouse = !own && !hasFrame;
  const look = `${isHouse ? (house?.isReserved ? 'bay-reserved' : 'bay-house') : ''} ${wideOnly ? 'max-md:hidden' : ''}`;
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
