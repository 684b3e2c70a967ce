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
  /** Whether the entry describes something that only the sample edition has. */
  sample: isTrue.optional(),
});
export type FaqEntry = z.infer<typeof faqEntry>;

export const faqCategory = z.strictObject({ name: text, questions: listOf(faqEntry, 1) });
export type FaqCategory = z.infer<typeof faqCategory>;

export const contact = z.strictObject({
  address: textsOf(text),
  newsEmail: email,
  adsEmail: email,
  /** Social media profiles. Lists only profiles that exist. */
  social: listOf(namedLink),
  /** Whether readers can subscribe to the newsletter by email. Not needed if `newsletter` has a service's form. */
  newsletter: isTrue.optional(),
  /** Address of an external https form, with `{category}` in it. Without a form, readers write an email. */
  formUrl: hrefWith('{category}')
    .refine((value) => value.startsWith('https://'), 'an address that begins with https://')
    .optional(),
});
export type Contact = z.infer<typeof contact>;

const described = { id: key, title: text, about: text };

export const partnerDocument = z.union([
  /** Name of a PDF in the city's documents/ folder. */
  z.strictObject({ ...described, file: matching(/^[\w-]+\.pdf$/, 'a PDF in documents/') }),
  /** ID of a public file on Google Drive. */
  z.strictObject({ ...described, sharedFile: text }),
]);
export type PartnerDocument = z.infer<typeof partnerDocument>;

/** An author of posts. The author of kind `organization` signs posts that name no author. */
export const author = z.strictObject({
  /** Identifies the author in the author page's address and in post front matter. */
  key,
  kind: oneOf(['person', 'organization']),
  name: text,
  role: text,
  bio: text,
});
export type Author = z.infer<typeof author>;

/**
 * A notice, shown until `until` (through that day if it has no time). An invalid notice is left out without affecting
 * others (lib/city/read/check-city.ts).
 */
export const frontNotice = z
  .strictObject({
    /** Emergencies are shown at the top of every page (lib/pages/notices/alerts.ts), not only the front page. */
    level: oneOf(['emergency']).optional(),
    text,
    link: namedLink.optional(),
    from: moment,
    until: moment,
    /** Time when the text of an ongoing emergency last changed. */
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

/** Who publishes the site. Pages leave out facts that are missing here (lib/cities/defaults/legal/about.md). */
export const publisher = z
  .strictObject({
    /** Name of a company, an organization or a person. */
    name: text,
    editor: text,
    address: textsOf(text, 1),
    /** One or more sentences on who owns the site; `funding` says what funds it. */
    ownership: text,
    funding: text,
    /** Contact for rights holders; `email` by default. */
    rightsEmail: email,
  })
  .partial();
export type Publisher = z.infer<typeof publisher>;

/** Sign-up form of a newsletter service; this site stores no email addresses. */
export const newsletter = z.strictObject({
  action: secureHref,
  /** Name of the service's form field for the email address. */
  email: text.default('email'),
  /** Hidden form fields that the service requires, such as a list ID. */
  fields: z
    .record(
      z.string(),
      z.preprocess((value) => asText(value) ?? '', z.string()),
    )
    .default({}),
  /** Subject and frequency in a few words: "The morning briefing", "every day at 7 a.m." */
  what: text,
  often: text,
});
export type Newsletter = z.infer<typeof newsletter>;

export const donation = z.strictObject({ name: text, url: webHref });
export type Donation = z.infer<typeof donation>;

/**
 * Policy for AI crawlers. `training`: collect training data; `search`: index pages for answers; `userFetch`: fetch a
 * page for a user.
 */
const allowed = oneOf(['allow', 'disallow']);
export const aiPolicy = z.strictObject({ training: allowed, search: allowed, userFetch: allowed });
export type AiPolicy = z.infer<typeof aiPolicy>;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const ordinals = ['every', 'first', 'second', 'third', 'fourth', 'last'] as const;

/** An event that editors list. An invalid event is left out without affecting others (lib/city/read/check-city.ts). */
export const editorEvent = z
  .strictObject({
    /** Permanent ID that keeps the page's address the same when the title or start changes. */
    key: key.refine(({ length }) => length <= 80, 'at most 80 letters').optional(),
    title: text,
    text: text.optional(),
    /** `2026-12-05T10:00`, or `2026-12-05` for an all-day event. */
    start: moment,
    /** End of the event; for all-day events the last day, inclusive. */
    end: moment.optional(),
    place: text,
    address: text.optional(),
    /** Organizer, with an optional link; a name alone is enough. */
    organizer: z
      .preprocess(
        (typed) => (typeof typed === 'string' ? { name: typed } : typed),
        z.strictObject({ name: text, href: secureHref.optional() }),
      )
      .optional(),
    /** Day when the event was added to the list. */
    listed: day.optional(),
    /** Address of a meeting's agenda. */
    agenda: webHref.optional(),
    /** Spelled as in iCalendar (RFC 5545) and schema.org. */
    status: oneOf(['cancelled', 'postponed']).optional(),
  })
  .refine(({ start, end = start }) => isWholeDay(start) === isWholeDay(end) && end >= start, {
    path: ['end'],
    error: ({ input }) => `an end after the start, written as it is: ${(input as { start: string }).start}`,
  });
export type EditorEvent = z.infer<typeof editorEvent>;

/** Returns the name that identifies an event in its page's address. */
export function nameOfEvent({ key, title, start }: EditorEvent): string {
  return key ?? `${title} ${start}`;
}

/** A recurring event, whose rule its organizer publishes. The sample calendar consists of recurring events. */
const recurringEvent = z.strictObject({
  /** Identifies the event's pages in all language editions, whatever its title. */
  key: text.optional(),
  title: text,
  text,
  on: oneOf(
    ordinals.flatMap((ordinal) => weekdays.map((day) => `${ordinal} ${day}` as const)),
    'days such as every Saturday or first Friday',
  ),
  /** Hours in the city's time zone; `09:00` means that the end is unknown. Absent if hours vary. */
  hours: matching(/^\d\d:\d\d(?:-\d\d:\d\d)?$/, 'hours such as 09:00 or 09:00-13:00').optional(),
  place: text,
  address: text.optional(),
  agenda: webHref.optional(),
  organizer: namedLink,
});
export type RecurringEvent = z.infer<typeof recurringEvent>;

export const cityEvents = z.strictObject({
  /** Shown under the page's heading, for facts other than dates, times and places. */
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
  /** Cover picture: a path (`/covers/one.jpg`) or an https address. Without it, the site draws a cover. */
  cover: href.optional(),
  /** The book's page on the retailer's site. Without it, the link leads to a search on that site. */
  url: webHref.optional(),
  sample: isTrue.optional(),
});
export type Book = z.infer<typeof book>;

/** A study program. `sample` is true unless its school ordered the promotion. */
const program = namedLink.extend({ sample: yesOrNo.optional() });
export type Program = z.infer<typeof program>;

export const books = z.strictObject({
  program: program.optional(),
  retailer: z.strictObject({ name: text, search: hrefWith('{title}') }),
  authorPage: webHref,
  list: listOf(book),
});
export type Books = z.infer<typeof books>;
