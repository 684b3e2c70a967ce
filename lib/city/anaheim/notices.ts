import type { FrontNotice } from '@/lib/city/city-type';

/**
 * Notices of the front page, such as a correction of weight or a change of this site. One is shown from its first
 * moment to its last, in the city's time; of several at once, the one that began last. For example:
 *
 *     { text: 'The newsletter is back.', link: { name: 'Sign up', href: '/contact' }, from: '2026-11-22', until: '2026-11-29' }
 */
export const notices: readonly FrontNotice[] = [];
