import { z } from 'zod';
import {
  email,
  href,
  hrefWith,
  key,
  listOf,
  namedLink,
  text,
  uncheckedLink,
  webHref,
} from '@/lib/city/schema/links';

const faqEntry = z.strictObject({ question: text, answer: text, source: namedLink });
export type FaqEntry = z.infer<typeof faqEntry>;

export const faqCategory = z.strictObject({ name: text, questions: listOf(faqEntry, 1) });
export type FaqCategory = z.infer<typeof faqCategory>;

export const contact = z.strictObject({
  address: listOf(text),
  newsEmail: email,
  adsEmail: email,
  /** Existing profiles only. */
  social: listOf(namedLink),
  /** An external form, https, with `{category}`; without it readers write an email. */
  formUrl: hrefWith('{category}')
    .refine((value) => value.startsWith('https://'), 'an address that begins with https://')
    .optional(),
});
export type Contact = z.infer<typeof contact>;

const described = { id: key, title: text, about: text };

export const partnerDocument = z.union([
  /** A PDF in the city's folder, below documents/. */
  z.strictObject({ ...described, file: z.string().regex(/^[\w-]+\.pdf$/, 'a PDF in documents/') }),
  /** The id of a public file at Google Drive. */
  z.strictObject({ ...described, sharedFile: text }),
]);
export type PartnerDocument = z.infer<typeof partnerDocument>;

/** The organization signs posts that name nobody. */
export const author = z.strictObject({
  /** In the address of the author's page and in the front matter of posts. */
  key,
  kind: z.enum(['person', 'organization']),
  name: text,
  role: text,
  bio: text,
});
export type Author = z.infer<typeof author>;

/** Checked further, each by itself (lib/city/read/check-days.ts). The last day is included. */
export const frontNotice = z.strictObject({
  text,
  link: uncheckedLink.optional(),
  /** `2026-11-22`, or `2026-11-22T18:00`. */
  from: text,
  until: text,
});
export type FrontNotice = z.infer<typeof frontNotice>;

export const resourceGroup = z.strictObject({ group: text, links: listOf(namedLink, 1) });

export const learnCard = z.strictObject({
  year: z.union([text, z.number()]).transform(String),
  title: text,
  text,
  href,
});

export const donation = z.strictObject({ name: text, url: webHref });
export type Donation = z.infer<typeof donation>;

/** Agents of AI makers: gather for training, index for answers, fetch what a user asked for. */
const allowed = z.enum(['allow', 'disallow']);
export const aiPolicy = z.strictObject({ training: allowed, search: allowed, userFetch: allowed });
export type AiPolicy = z.infer<typeof aiPolicy>;
