/** In ms from the page's load (requirements section 9). */
export const donationDelay = 20_000;

/** Set in local storage when the note was closed. */
export const donationFlag = 'donation-dismissed';

/**
 * Opens the donation note `delay` ms after the page's load, unless it was closed in this browser before or the reader is
 * a crawler (requirements section 4). Close, Maybe Later, Escape and a click beside it hide it for good; Donate Now hides
 * it until the next page load.
 */
export function offerDonation(delay: number, flag: string, crawlers: RegExp): void {
  // Where the reader's hands are busy: a field, or something foreign that may hold one.
  const busy = 'input, textarea, select, iframe, [contenteditable]';
  let before: Element | null = null;
  const find = () => document.querySelector<HTMLDialogElement>('dialog.donation');
  const wasClosed = () => {
    try {
      return localStorage.getItem(flag) === 'yes';
    } catch {
      return false;
    }
  };

  // On a phone it is not modal: it lies under the page as a last sheet, so that the reader can go on reading above it.
  // `show` would scroll there, the attribute does not.
  const show = () => {
    const note = find();
    if (!note || wasClosed() || crawlers.test(navigator.userAgent)) return;
    note.hidden = false;
    before = document.activeElement;
    const isWriting = before?.matches(busy);
    if (!isWriting && matchMedia('(width >= 48rem)').matches) note.showModal();
    else note.open = true;
    if (!isWriting) note.focus({ preventScroll: true });
  };
  const hide = (forGood: boolean) => {
    const note = find();
    if (!note?.open) return;
    const hadFocus = note.contains(document.activeElement);
    note.close();
    note.hidden = true;
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true });
    try {
      if (forGood) localStorage.setItem(flag, 'yes');
    } catch {}
  };

  addEventListener('load', () => setTimeout(show, delay));
  addEventListener('keydown', ({ key }) => key === 'Escape' && hide(true));
  addEventListener('cancel', ({ target }) => target === find() && hide(true), true);
  addEventListener('click', ({ target }) => {
    const note = find();
    if (!(target instanceof Element) || !note?.contains(target)) return;
    if (target === note || target.closest('button')) hide(true);
    else if (target.closest('a')) hide(false);
  });
}
