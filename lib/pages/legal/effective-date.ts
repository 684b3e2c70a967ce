/** The day from which the privacy policy and the terms hold as they stand; changed with their text. */
export const effectiveDate = new Date('2026-11-22T12:00:00-08:00');
