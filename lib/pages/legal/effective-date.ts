/** Change it with the text of the privacy policy and the terms. */
export const effectiveDate = new Date('2026-11-22T12:00:00-08:00');
