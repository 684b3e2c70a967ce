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
  /** Describes something that only the sample edition has. */
  sample: isTrue.optional(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

export const faqCategory = z.strictObject({ name: text, questions: listOf(faqEntry, 1) });
export type FaqCategory = z.infer<typeof faqCategory>;

export const contact = z.strictObject({
  address: textsOf(text),
  newsEmail: email,
  adsEmail: email,
  /** Only those profiles that exist. */
  social: listOf(namedLink),
  /** Whether readers can join a newsletter by email; if not, no page mentions it. */
  newsletter: isTrue.optional(),
  /** An external https form with `{category}`; without it readers write an email. */
  formUrl: hrefWith('{category}')
    .refine((value) => value.startsWith('https://'), 'an address that begins with https://')
    .optional(),
});
export type Contact = z.infer<typeof contact>;

const described = { id: key, title: text, about: text };

export const partnerDocument = z.union([
  /** A PDF in the folder's documents/. */
  z.strictObject({ ...described, file: matching(/^[\w-]+\.pdf$/, 'a PDF in documents/') }),
  /** Id of a public file on Google Drive. */
  z.strictObject({ ...described, sharedFile: text }),
]);
export type PartnerDocument = z.infer<typeof partnerDocument>;

/** An author of posts; the organization signs posts without one. */
export const author = z.strictObject({
  /** Used in the author page's address and in the front matter of posts. */
  key,
  kind: oneOf(['person', 'organization']),
  name: text,
  role: text,
  bio: text,
});
export type Author = z.infer<typeof author>;

/** Shown through the last day. An invalid notice is left out without affecting others (lib/city/read/check-city.ts). */
export const frontNotice = z
  .strictObject({
    /** Shown at the top of every page (lib/pages/notices/alerts.ts), not only the front page. */
    level: oneOf(['emergency']).optional(),
    text,
    link: namedLink.optional(),
    from: moment,
    until: moment,
    /** When the text of an ongoing emergency last changed. */
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

/** Who publishes the site; unknown facts are left out of the texts (lib/cities/defaults/legal/about.md). */
export const publisher = z
  .strictObject({
    /** Name of a company, an organization or a person. */
    name: text,
    editor: text,
    /** Postal address. */
    address: textsOf(text, 1),
    /** Sentences on who owns the site and what funds it. */
    ownership: text,
    funding: text,
    /** Contact for rights holders; `email` by default. */
    rightsEmail: email,
  })
  .partial();
export type Publisher = z.infer<typeof publisher>;

/** Sign-up form of a newsletter service; this site stores no addresses. */
export const newsletter = z.strictObject({
  action: secureHref,
  /** Name of the service's form field for the email address. */
  email: text.default('email'),
  /** Hidden form fields, such as a list's number. */
  fields: z
    .record(
      z.string(),
      z.preprocess((value) => asText(value) ?? '', z.string()),
    )
    .default({}),
  /** A few words each: "The morning briefing", "every day at 7 a.m." */
  what: text,
  often: text,
});
export type Newsletter = z.infer<typeof newsletter>;

export const donation = z.strictObject({ name: text, url: webHref });
export type Donation = z.infer<typeof donation>;

/** Policy for AI crawlers: collecting for training, indexing for answers, and fetching for a user. */
const allowed = oneOf(['allow', 'disallow']);
export const aiPolicy = z.strictObject({ training: allowed, search: allowed, userFetch: allowed });
export type AiPolicy = z.infer<typeof aiPolicy>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const ordinals = ['every', 'first', 'second', 'third', 'fourth', 'last'] as const;

/** An invalid event is left out without affecting others (lib/city/read/check-city.ts). */
export const editorEvent = z
  .strictObject({
    /** Permanent id: with it the page's address survives changes of title and start. */
    key: key.refine(({ length }) => length <= 80, 'at most 80 letters').optional(),
    title: text,
    text: text.optional(),
    /** `2026-12-05T10:00`, or `2026-12-05` for an all-day event. */
    start: moment,
    /** The last day is included. */
    end: moment.optional(),
    place: text,
    address: text.optional(),
    /** May be just a name. */
    organizer: z
      .preprocess(
        (typed) => (typeof typed === 'string' ? { name: typed } : typed),
        z.strictObject({ name: text, href: secureHref.optional() }),
      )
      .optional(),
    /** Day the event was listed. */
    listed: day.optional(),
    /** Agenda of a meeting. */
    agenda: webHref.optional(),
    /** Spelled as in iCalendar (RFC 5545) and schema.org. */
    status: oneOf(['cancelled', 'postponed']).optional(),
  })
  .refine(({ start, end = start }) => isWholeDay(start) === isWholeDay(end) && end >= start, {
    path: ['end'],
    error: ({ input }) => `an end after the start, written as it is: ${(input as { start: string }).start}`,
  });
export type EditorEvent = z.infer<typeof editorEvent>;

/** Identifies an event in its page's address. */
export function nameOfEvent({ key, title, start }: EditorEvent): string {
  return key ?? `${title} ${start}`;
}

/** An event that recurs by its organizer's published rule; the sample calendar is made from these. */
const recurringEvent = z.strictObject({
  /** Identifies the event's pages in place of its title, in editions and after the title changed. */
  key: text.optional(),
  title: text,
  text,
  on: oneOf(
    ordinals.flatMap((ordinal) => weekdays.map((day) => `${ordinal} ${day}` as const)),
    'days such as every Saturday or first Friday',
  ),
  /** In the city's zone; `09:00` has no known end. Absent if hours vary. */
  hours: matching(/^\d\d:\d\d(?:-\d\d:\d\d)?$/, 'hours such as 09:00 or 09:00-13:00').optional(),
  place: text,
  address: text.optional(),
  agenda: webHref.optional(),
  organizer: namedLink,
});
export type RecurringEvent = z.infer<typeof recurringEvent>;

export const cityEvents = z.strictObject({
  /** Shown under the page's heading, if there is more to say than dates, times and places. */
  sentence: text.optional(),
  /** Links to other calendars. */
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
  /** The book's page at the retailer; without it a search. */
  url: webHref.optional(),
  sample: isTrue.optional(),
});
export type Book = z.infer<typeof book>;

/** A study program; `sample` unless its school ordered the promotion. */
const program = namedLink.extend({ sample: yesOrNo.optional() });
export type Program = z.infer<typeof program>;

export const books = z.strictObject({
  program: program.optional(),
  retailer: z.strictObject({ name: text, search: hrefWith('{title}') }),
  authorPage: webHref,
  list: listOf(book),
});
export type Books = z.infer<typeof books>;
