import type { EditorEvent } from '@/lib/city/city-type';

/**
 * Events that we list ourselves, beside those of the city's calendar: each with its organizer's own page. An entry
 * leaves the calendar when it is past and may be deleted 30 days later. For example:
 *
 *     {
 *       key: 'library-book-sale-2026',
 *       title: 'Book Sale',
 *       text: 'Used books, sold by the Friends of the Library.',
 *       start: '2026-12-05T10:00',
 *       end: '2026-12-05T15:00',
 *       place: 'Central Library',
 *       address: '500 W. Broadway, Anaheim, CA 92805',
 *       organizer: { name: 'Friends of the Library', href: 'https://…' },
 *       listed: '2026-11-22',
 *     }
 */
export const editorEvents: readonly EditorEvent[] = [];
