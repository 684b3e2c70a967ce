/**
 * Change it with the text of the privacy policy and the terms, and in public/.well-known/gpc.json. At noon in Greenwich
 * it is that day nearly everywhere.
 */
export const effectiveDate = new Date('2026-11-22T12:00:00Z');
