import { ButtonLink } from '@/components/ui/links';
import { type AdSize, adSandbox, type HouseAd } from '@/lib/pages/ads';
import { settings } from '@/lib/settings/settings';

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
  wideOnly?: boolean;
};

/**
 * A sold slot never changes height; third-party code runs in a frame without origin and cannot move the page. Unsold and
 * without a house ad it is not there.
 */
export function AdSlot({ size, house, wideOnly = false }: AdSlotProps) {
  const isSold = settings().adScriptUrl !== undefined;
  if (!isSold && !house) return null;
  const look = `${isSold ? '' : 'ad-house'} ${wideOnly ? 'ad-wide-only' : ''}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups an ad and its label
    <div role="group" aria-label="Advertisement" className={`ad ad-${size} ${look}`}>
      <p className="ad-label">Advertisement</p>
      <div className="ad-room">
        {!isSold && house && <HouseWords ad={house} />}
        {isSold && (
          <iframe
            title="Advertisement"
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
