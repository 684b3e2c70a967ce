import { crawlers } from '@/lib/base/http';

/** Milliseconds after the page has loaded (requirements section 9). */
const DELAY_MS = 20_000;
/** Local storage key that is set when a reader closes the popup. */
const DISMISSED_KEY = 'donation-dismissed';
/** Elements in which a reader may be typing: a field, or a frame that may contain one. */
const FIELDS = 'input, textarea, select, iframe, [contenteditable]';
const ROOM_FOR_MODAL = '(width >= 48rem)';

let focusedBefore: Element | null = null;

function popup(): HTMLDialogElement | null {
  return document.querySelector('dialog.donation');
}

function isDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) === 'yes';
  } catch {
    return false;
  }
}

/**
 * Opens the popup. On phones it is not modal, so that the text above it stays readable, and it is opened by
 * its `open` attribute, because `show()` would scroll the page.
 */
function open(): void {
  const dialog = popup();
  if (!dialog || isDismissed() || crawlers.test(navigator.userAgent)) return;
  dialog.hidden = false;
  focusedBefore = document.activeElement;
  const isWriting = focusedBefore?.matches(FIELDS);
  if (!isWriting && matchMedia(ROOM_FOR_MODAL).matches) dialog.showModal();
  else dialog.open = true;
  if (!isWriting) dialog.focus({ preventScroll: true });
}

function close(forGood: boolean): void {
  const dialog = popup();
  if (!dialog?.open) return;
  const hadFocus = dialog.contains(document.activeElement);
  dialog.close();
  dialog.hidden = true;
  if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  try {
    if (forGood) localStorage.setItem(DISMISSED_KEY, 'yes');
  } catch {}
}

/**
 * Starts the donation popup (requirements section 4). Close, Maybe Later, Escape and a click outside hide it for good;
 * Donate Now hides it until the next page load.
 */
export function startDonationPopup(): void {
  addEventListener('load', () => setTimeout(open, DELAY_MS));
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(true));
  addEventListener('cancel', ({ target }) => target === popup() && close(true), true);
  addEventListener('click', ({ target }) => {
    const dialog = popup();
    if (!(target instanceof Element) || !dialog?.contains(target)) return;
    if (target === dialog || target.closest('button')) close(true);
    else if (target.closest('a')) close(false);
  });
}
