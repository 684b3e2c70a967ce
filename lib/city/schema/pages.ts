import { z } from 'zod';
import { asText } from '@/lib/base/yaml/typed-text';
import {
  day,
  email,
  href,
  hrefWith,
  isTrue,
  isWholeDay,
  key,
  listOf,
  matching,
  moment,
  namedLink,
  oneOf,
  text,
  textsOf,
  webHref,
  yesOrNo,
} from '@/lib/city/schema/values';

const secureHref = webHref.refine(
  (value) => value.startsWith('https://'),
  'an address that begins with https://',
);

const faqEntry = z.strictObject({
  question: text,
  answer: text,
  source: namedLink,
  /** About something that only the sample edition has. */
  sample: isTrue.optional(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

export const faqCategory = z.strictObject({ name: text, questions: listOf(faqEntry, 1) });
export type FaqCategory = z.infer<typeof faqCategory>;

export const contact = z.strictObject({
  address: textsOf(text),
  newsEmail: email,
  adsEmail: email,
  /** Existing profiles only. */
  social: listOf(namedLink),
  /** A newsletter that readers join by an email; nothing speaks of one without it. */
  newsletter: isTrue.optional(),
  /** An external form, https, with `{category}`; without it readers write an email. */
  formUrl: hrefWith('{category}')
    .refine((value) => value.startsWith('https://'), 'an address that begins with https://')
    .optional(),
});
export type Contact = z.infer<typeof contact>;

const described = { id: key, title: text, about: text };

export const partnerDocument = z.union([
  /** A PDF in the city's folder, below documents/. */
  z.strictObject({ ...described, file: matching(/^[\w-]+\.pdf$/, 'a PDF in documents/') }),
  /** The id of a public file at Google Drive. */
  z.strictObject({ ...described, sharedFile: text }),
]);
export type PartnerDocument = z.infer<typeof partnerDocument>;

/** The organization signs posts that name nobody. */
export const author = z.strictObject({
  /** In the address of the author's page and in the front matter of posts. */
  key,
  kind: oneOf(['person', 'organization']),
  name: text,
  role: text,
  bio: text,
});
export type Author = z.infer<typeof author>;

/** The last day is included. One that cannot be used is left out alone (lib/city/read/check-city.ts). */
export const frontNotice = z
  .strictObject({
    /** Stands above everything on every page (lib/pages/notices/alerts.ts), not on the front page alone. */
    level: oneOf(['emergency']).optional(),
    text,
    link: namedLink.optional(),
    from: moment,
    until: moment,
    /** When its text last changed, for an emergency that goes on. */
    updated: moment.optional(),
  })
  .refine(({ from, until }) => from < (isWholeDay(until) ? `${until}T24:00` : until), {
    path: ['until'],
    error: ({ input }) => `a later end than ${(input as { from: string }).from}`,
  });
export type FrontNotice = z.infer<typeof frontNotice>;

export const resourceGroup = z.strictObject({ group: text, links: listOf(namedLink, 1) });

export const learnCard = z.strictObject({
  year: text,
  title: text,
  text,
  href,
});

/** Who is behind the site; what is not said is not claimed (lib/cities/defaults/legal/about.md). */
export const publisher = z
  .strictObject({
    /** A company, an organization or a person. */
    name: text,
    editor: text,
    /** Where mail arrives. */
    address: textsOf(text, 1),
    /** In sentences: whose it is, and what pays for it. */
    ownership: text,
    funding: text,
    /** For rights holders; the city's `email` unless told. */
    rightsEmail: email,
  })
  .partial();
export type Publisher = z.infer<typeof publisher>;

/** The form of a service that sends a newsletter, by which readers join it; this site keeps no addresses. */
export const newsletter = z.strictObject({
  action: secureHref,
  /** The name that the service gives to the field of the address. */
  email: text.default('email'),
  /** What the form sends beside it, such as the number of a list. */
  fields: z
    .record(
      z.string(),
      z.preprocess((value) => asText(value) ?? '', z.string()),
    )
    .default({}),
  /** In a few words each: "The morning briefing", "every day at 7 a.m." */
  what: text,
  often: text,
});
export type Newsletter = z.infer<typeof newsletter>;

export const donation = z.strictObject({ name: text, url: webHref });
export type Donation = z.infer<typeof donation>;

/** Agents of AI makers: gather for training, index for answers, fetch what a user asked for. */
const allowed = oneOf(['allow', 'disallow']);
export const aiPolicy = z.strictObject({ training: allowed, search: allowed, userFetch: allowed });
export type AiPolicy = z.infer<typeof aiPolicy>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const ordinals = ['every', 'first', 'second', 'third', 'fourth', 'last'] as const;

/** One that cannot be used is left out alone (lib/city/read/check-city.ts). */
export const editorEvent = z
  .strictObject({
    /** Permanent: with it the page's address stays when the title or the start changes. */
    key: key.refine(({ length }) => length <= 80, 'at most 80 letters').optional(),
    title: text,
    text: text.optional(),
    /** `2026-12-05T10:00`, or `2026-12-05` for the whole day. */
    start: moment,
    /** The last day is included. */
    end: moment.optional(),
    place: text,
    address: text.optional(),
    /** A name alone is enough. */
    organizer: z
      .preprocess(
        (typed) => (typeof typed === 'string' ? { name: typed } : typed),
        z.strictObject({ name: text, href: secureHref.optional() }),
      )
      .optional(),
    /** The day on which it was listed. */
    listed: day.optional(),
    /** Of a meeting. */
    agenda: webHref.optional(),
    /** Spelled as iCalendar (RFC 5545) and schema.org spell it. */
    status: oneOf(['cancelled', 'postponed']).optional(),
  })
  .refine(({ start, end = start }) => isWholeDay(start) === isWholeDay(end) && end >= start, {
    path: ['end'],
    error: ({ input }) => `an end after the start, written as it is: ${(input as { start: string }).start}`,
  });
export type EditorEvent = z.infer<typeof editorEvent>;

/** The part of an event's address besides its title. */
export function nameOfEvent({ key, title, start }: EditorEvent): string {
  return key ?? `${title} ${start}`;
}

/** By the organizer's published rule; the sample edition's calendar is made from these. */
const recurringEvent = z.strictObject({
  /** By which its pages are known, in place of its title: in an edition, and where the title has changed, the first title. */
  key: text.optional(),
  title: text,
  text,
  on: oneOf(
    ordinals.flatMap((ordinal) => weekdays.map((day) => `${ordinal} ${day}` as const)),
    'days such as every Saturday or first Friday',
  ),
  /** In the city's zone; `09:00` has no known end. Absent where the hours vary. */
  hours: matching(/^\d\d:\d\d(?:-\d\d:\d\d)?$/, 'hours such as 09:00 or 09:00-13:00').optional(),
  place: text,
  address: text.optional(),
  agenda: webHref.optional(),
  organizer: namedLink,
});
export type RecurringEvent = z.infer<typeof recurringEvent>;

export const cityEvents = z.strictObject({
  /** Under the heading of the page, where there is more to say than dates, times and places. */
  sentence: text.optional(),
  /** Calendars of others. */
  elsewhere: listOf(z.strictObject({ name: text, text, href: webHref })).default([]),
  editors: listOf(editorEvent)
    .check(({ value, issues }) => {
      for (const [at, one] of value.entries())
        if (value.findIndex((other) => other && one && nameOfEvent(other) === nameOfEvent(one)) < at)
          issues.push({
            code: 'custom',
            input: one,
            path: [at, one.key ? 'key' : 'title'],
            message: `another ${one.key ? 'key' : 'title'} than ${one.key ?? one.title}, which an event above has`,
          });
    })
    .default([]),
  sample: listOf(recurringEvent).default([]),
});
export type CityEvents = z.infer<typeof cityEvents>;

const book = z.strictObject({
  title: text,
  author: text.optional(),
  /** A path (`/covers/one.jpg`) or an https address; without it a cover is drawn. */
  cover: href.optional(),
  /** At the retailer; without it a search. */
  url: webHref.optional(),
  sample: isTrue.optional(),
});
export type Book = z.infer<typeof book>;

/** A program of study; `sample` while its school has not placed the promotion itself. */
const program = namedLink.extend({ sample: yesOrNo.optional() });
export type Program = z.infer<typeof program>;

export const books = z.strictObject({
  program: program.optional(),
  retailer: z.strictObject({ name: text, search: hrefWith('{title}') }),
  authorPage: webHref,
  list: listOf(book),
});
export type Books = z.infer<typeof books>;
