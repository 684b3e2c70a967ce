/** In ms from the page's load (requirements section 9). */
export const donationDelay = 20_000;

/** Set in local storage when the note was closed. */
export const donationFlag = 'donation-dismissed';
