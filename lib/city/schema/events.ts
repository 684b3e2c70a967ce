import { z } from 'zod';
import { listOf, namedLink, text, uncheckedLink, webHref } from '@/lib/city/schema/links';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const ordinals = ['every', 'first', 'second', 'third', 'fourth', 'last'] as const;

/** Checked further, each by itself (lib/city/read/check-days.ts); read by lib/events/editor-events.ts. */
export const editorEvent = z.strictObject({
  /** Permanent: the page's address stays when the title changes. */
  key: text,
  title: text,
  text,
  /** In the city's zone: `2026-12-05T10:00`, or `2026-12-05` for the whole day. */
  start: text,
  /** The last day is included. */
  end: text.optional(),
  place: text,
  address: text.optional(),
  organizer: uncheckedLink,
  listed: text,
  /** Spelled as iCalendar (RFC 5545) and schema.org spell it. */
  status: z.enum(['cancelled', 'postponed']).optional(),
});
export type EditorEvent = z.infer<typeof editorEvent>;

/** By the organizer's published rule; the sample edition's calendar is made from these. */
const recurringEvent = z.strictObject({
  title: text,
  text,
  on: z.templateLiteral(
    [z.enum(ordinals), ' ', z.enum(weekdays)],
    'days such as every Saturday or first Friday',
  ),
  /** In the city's zone; `09:00` has no known end. Absent where the hours vary. */
  hours: z
    .string()
    .regex(/^\d\d:\d\d(?:-\d\d:\d\d)?$/, 'hours such as 09:00 or 09:00-13:00')
    .optional(),
  place: text,
  address: text.optional(),
  organizer: namedLink,
});
export type RecurringEvent = z.infer<typeof recurringEvent>;

export const cityEvents = z.strictObject({
  /** Under the heading of the page, where there is more to say than dates, times and places. */
  sentence: text.optional(),
  /** Calendars of others. */
  elsewhere: listOf(z.strictObject({ name: text, text, href: webHref })).default([]),
  editors: listOf(editorEvent).default([]),
  sample: listOf(recurringEvent).default([]),
});
export type CityEvents = z.infer<typeof cityEvents>;
