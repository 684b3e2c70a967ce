import { type MouseEvent, useEffect, useRef } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import type { Donation } from '@/lib/city/city-type';

/** Where the reader's hands are busy: a field, or something foreign that may hold one. */
const busy = 'input, textarea, select, iframe, [contenteditable]';
const roomForDialog = '(width >= 48rem)';

/**
 * Shows the note. On a wide screen it is modal. On a phone it is not: it lies under the page as a last sheet, so that
 * the reader can go on reading above it and loses nothing behind it; `show` would scroll there, the attribute does
 * not. Nobody who is writing loses the focus.
 */
function present(dialog: HTMLDialogElement): void {
  const writing = document.activeElement?.matches(busy);
  if (!writing && window.matchMedia(roomForDialog).matches) dialog.showModal();
  else dialog.open = true;
  if (!writing) dialog.focus({ preventScroll: true });
}

/** Hides the note; focus that is in it goes back to where it was. */
function withdraw(dialog: HTMLDialogElement, before: Element | null): void {
  const inside = dialog.contains(document.activeElement);
  dialog.close();
  if (inside && before instanceof HTMLElement) before.focus({ preventScroll: true });
}

type DonationDialogProps = { donation: Donation; onHide: (forGood: boolean) => void };

function useDialog(onHide: DonationDialogProps['onHide']) {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  const hide = (forGood: boolean) => {
    if (dialog.current) withdraw(dialog.current, before.current);
    onHide(forGood);
  };
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    before.current = document.activeElement;
    present(dialog.current);
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide(true);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return { dialog, hide };
}

function Choice({ url, hide }: { url: string; hide: (forGood: boolean) => void }) {
  return (
    <p className="donation-choice">
      <a href={url} className="button button-main" target="_blank" rel="noopener" onClick={() => hide(false)}>
        Donate Now
      </a>
      <button type="button" className="button button-quiet" onClick={() => hide(true)}>
        Maybe Later
      </button>
    </p>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="donation-close"
      aria-label="Close"
      data-tooltip="Close"
      onClick={onClick}
    >
      <CloseIcon />
    </button>
  );
}

/**
 * The donation note. Close, Maybe Later, Escape and a click beside it hide it for good; Donate Now hides it until
 * the next page load (requirements section 4).
 */
export function DonationDialog({ donation, onHide }: DonationDialogProps) {
  const { dialog, hide } = useDialog(onHide);
  const onScrim = (event: MouseEvent) => event.target === event.currentTarget && hide(true);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the scrim, and Escape does the same
    <dialog
      ref={dialog}
      className="donation"
      tabIndex={-1}
      aria-labelledby="donation-heading"
      onClick={onScrim}
      onCancel={() => hide(true)}
    >
      <div className="donation-sheet">
        <CloseButton onClick={() => hide(true)} />
        <p className="text-kicker text-accent uppercase">Donate</p>
        <h2 id="donation-heading" className="mt-1 font-serif text-block">
          Support a local cause
        </h2>
        <p className="mt-3 text-block-excerpt text-ink-2">
          {donation.name} receives your donation, and none of it goes to this site. If you close this message,
          you will not see it again.
        </p>
        <Choice url={donation.url} hide={hide} />
        <p className="mt-4 text-center text-small text-ink-3">Opens another website in a new tab.</p>
      </div>
    </dialog>
  );
}
