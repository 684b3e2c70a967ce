/** The two heights that a slot keeps, filled or not, in px (requirements section 9). */
export type AdSize = '250' | '600';

/** An ad may run scripts and open the advertiser's page in a new tab. It has no origin. */
export const adSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
