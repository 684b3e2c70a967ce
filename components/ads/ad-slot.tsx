import { ButtonLink } from '@/components/ui/links';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { type AdSize, adSandbox, type HouseAd } from '@/lib/pages/ads';
import { ownAd } from '@/lib/pages/own-ads';
import { settings } from '@/lib/settings/settings';
import { OwnAd } from './own-ad';

function HouseWords({ ad: { title, text, action, href } }: { ad: HouseAd }) {
  return (
    <>
      <div className="ad-words">
        <p className="font-serif text-card text-balance">{title}</p>
        <p className="mt-1 text-excerpt text-ink-2">{text}</p>
      </div>
      <p className="ad-action">
        <ButtonLink href={href} quiet>
          {action}
        </ButtonLink>
      </p>
    </>
  );
}

type AdSlotProps = {
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
 */
export function AdSlot({ size, house, place = 0, wideOnly = false }: AdSlotProps) {
  const own = ownAd(thisCity(), { size, place }, new Date());
  const hasFrame = !own && settings().adScriptUrl !== undefined;
  if (!own && !hasFrame && !house) return null;
  const m = messages().ads;
  const isHouse = !own && !hasFrame;
  const look = `${isHouse ? 'ad-house' : ''} ${wideOnly ? 'ad-wide-only' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups an ad and its label
    <div role="group" aria-label={m.label} className={`ad ad-${size} ${look}`}>
      <p className="ad-label">{own?.sponsor ? m.paidBy(own.sponsor) : m.label}</p>
      <div className="ad-room">
        {own && <OwnAd ad={own} />}
        {isHouse && house && <HouseWords ad={house} />}
        {hasFrame && (
          <iframe
            title={m.label}
            sandbox={adSandbox}
            allow=""
            referrerPolicy="strict-origin"
            loading="lazy"
            src="/api/ad-frame"
          />
        )}
      </div>
    </div>
  );
}
