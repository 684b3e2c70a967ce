import { z } from 'zod';
import { cityFile } from '@/lib/city/schema/city-file';
import { feedKey } from '@/lib/city/schema/front';
import { inheritedBrand, sectionText } from '@/lib/city/schema/look';

const inherited = {
  ...({ siteTitle: true, locale: true, motto: true, promise: true, description: true } as const),
  ...({ keywords: true, banner: true, robots: true, brand: true, blog: true, authors: true } as const),
  ...({ sponsor: true, adPictures: true, radioPicture: true, events: true, hosts: true } as const),
  ...({ elsewhere: true, resources: true, learn: true, faq: true, partners: true, notices: true } as const),
} as const;

/** What a city has that says nothing of it. In its texts, as in a city's own, `{name}`, `{state}`, `{siteTitle}` and the like are gaps. */
export const defaults = cityFile
  .pick(inherited)
  .required()
  .extend({
    brand: inheritedBrand,
    /** With gaps these are no addresses and names yet. */
    robotName: z.string(),
    contact: z.strictObject({
      address: z.array(z.string()).readonly(),
      newsEmail: z.string(),
      adsEmail: z.string(),
      social: z.array(z.never()).readonly(),
    }),
    sections: z.record(feedKey, sectionText),
  });
export type Defaults = z.infer<typeof defaults>;
