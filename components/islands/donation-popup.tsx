// Acts natively: a dialog that the page's inline script opens when it is due (lib/server/scripts/in-page/donation.ts).
import { Icon } from '@/components/ui/icons';
import type { Donation } from '@/lib/city/city-type';
import { isSampleEdition } from '@/lib/news/sources/sections-here';

/** The donation note, on every page (requirements section 4). */
export function DonationPopup({ donation }: { donation: Donation }) {
  return (
    <dialog className="donation" tabIndex={-1} aria-labelledby="donation-heading" suppressHydrationWarning>
      <div className="donation-sheet">
        <button type="button" className="donation-close" aria-label="Close" data-tooltip="Close">
          <Icon name="close" />
        </button>
        <p className="text-kicker text-accent uppercase">Donate{isSampleEdition() && ' (sample)'}</p>
        <h2 id="donation-heading" className="mt-1 font-serif text-block">
          Support a local cause
        </h2>
        <p className="mt-3 text-block-excerpt text-ink-2">
          {donation.name} receives your donation, and none of it goes to this site. If you close this message,
          you will not see it again.
        </p>
        <p className="donation-choice mt-5 grid gap-2.5 md:grid-cols-2">
          <a href={donation.url} className="button button-main" target="_blank" rel="noopener">
            Donate Now
          </a>
          <button type="button" className="button button-quiet">
            Maybe Later
          </button>
        </p>
        <p className="mt-4 text-center text-small text-ink-3">
          Opens another website in a new tab.
          {isSampleEdition() && ` This is a sample message: ${donation.name} did not ask for it.`}
        </p>
      </div>
    </dialog>
  );
}
