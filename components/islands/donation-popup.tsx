import { Icon } from '@/components/ui/icons';
import type { Donation } from '@/lib/city/city-type';
import type { Catalog } from '@/lib/messages/messages';

type DonationPopupProps = {
  donation: Donation;
  isSample: boolean;
  words: Catalog['donation'];
};

/** The donation popup on every page (requirements section 4): a dialog that site/donation-popup.ts opens. */
export function DonationPopup({ donation: { name, url }, isSample, words }: DonationPopupProps) {
  return (
    <dialog
      // Without `hidden`, reader modes treat a closed dialog as part of the page.
      hidden
      className="donation"
      tabIndex={-1}
      aria-labelledby="donation-heading"
      suppressHydrationWarning
    >
      <div className="donation-sheet">
        <button type="button" className="donation-close" aria-label={words.close} data-tooltip={words.close}>
          <Icon name="close" />
        </button>
        <p className="text-kicker text-accent uppercase">{words.kicker(isSample)}</p>
        <h2 id="donation-heading" className="mt-1 font-serif text-block">
          {words.title}
        </h2>
        <p className="mt-3 text-block-excerpt text-ink-2">{words.sentence(name)}</p>
        <p className="donation-choice mt-5 grid gap-2.5 md:grid-cols-2">
          <a href={url} className="button button-main" target="_blank" rel="noopener">
            {words.donate}
          </a>
          <button type="button" className="button button-quiet">
            {words.later}
          </button>
        </p>
        <p className="mt-4 text-center text-small text-ink-3">
          {words.newTab}
          {isSample && ` ${words.sample(name)}`}
        </p>
      </div>
    </dialog>
  );
}
