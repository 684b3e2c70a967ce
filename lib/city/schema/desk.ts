import { z } from 'zod';
import { day, href, listOf, text } from '@/lib/city/schema/values';

/** What we got wrong at an address, ours or another's. */
const correction = z.strictObject({ link: href, date: day, text });

/** Empty where a key stands alone, as when its last entry was taken out. */
function entriesOf<Entry extends z.ZodType>(entry: Entry) {
  return listOf(entry)
    .nullish()
    .transform((entries) => entries ?? []);
}

/** What editors do by hand. An entry that cannot be used is left out alone (lib/city/read/check-city.ts). */
export const desk = z.strictObject({ corrections: entriesOf(correction) });
