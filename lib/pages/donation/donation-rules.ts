/** From the page's load to the donation note, ms (requirements section 9). */
export const donationDelay = 20_000;

/** Set in local storage when the note was closed; from then on it stays away. */
export const donationFlag = 'donation-dismissed';
