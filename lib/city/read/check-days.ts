import { DateTime } from 'luxon';
import { z } from 'zod';
import type { CityFile } from '@/lib/city/schema/city-file';
import { type EditorEvent, editorEvent, type FrontNotice, frontNotice } from '@/lib/city/schema/pages';
import { href, key, text, webHref } from '@/lib/city/schema/values';

/** `path`: from the root of the city. */
export type WrongPart = { path: readonly PropertyKey[]; message: string };

const wholeDay = /^\d{4}-\d\d-\d\d$/;

/** An hour that the clocks skip reads back as another one. */
function isReal(when: string, zone: string): boolean {
  const format = wholeDay.test(when) ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mm";
  return when === DateTime.fromISO(when, { zone }).toFormat(format);
}

function momentIn(zone: string) {
  const words = 'a day such as 2026-12-05, or an hour of it, 2026-12-05T10:00';
  return text.refine((when) => isReal(when, zone), words);
}

/** What `editorEvent` leaves open; `key` is of one event alone in all that the schema is given. */
function checkedEvent(zone: string) {
  const keys = new Set<string>();
  const isNew = (one: string) => !keys.has(one) && Boolean(keys.add(one));
  const moment = momentIn(zone);
  return editorEvent
    .extend({
      key: key
        .max(80, 'at most 80 letters')
        .refine(isNew, { error: ({ input }) => `a key of its own, not ${input} again` }),
      organizer: z.strictObject({
        name: text,
        href: webHref.startsWith('https://', 'an address such as https://…'),
      }),
      listed: text.refine((day) => wholeDay.test(day) && isReal(day, zone), 'a day such as 2026-11-22'),
      start: moment,
      end: moment.optional(),
    })
    .refine(({ start, end = start }) => wholeDay.test(start) === wholeDay.test(end), {
      path: ['end'],
      error: 'a day where the start is one, and an hour where that is one',
      abort: true,
    })
    .refine(({ start, end = start }) => end >= start, {
      path: ['end'],
      error: ({ input }) => `no earlier end than the start, ${(input as EditorEvent).start}`,
    });
}

function checkedNotice(zone: string) {
  const moment = momentIn(zone);
  const endOf = (until: string) => (wholeDay.test(until) ? `${until}T24:00` : until);
  return frontNotice
    .extend({ link: z.strictObject({ name: text, href }).optional(), from: moment, until: moment })
    .refine(({ from, until }) => from < endOf(until), {
      path: ['until'],
      error: ({ input }) => `a later end than ${(input as FrontNotice).from}`,
    });
}

function sifted<Item>(
  items: readonly Item[],
  path: readonly PropertyKey[],
  schema: z.ZodType,
): { whole: Item[]; wrong: WrongPart[] } {
  const faults = items.map((item) => schema.safeParse(item).error?.issues[0]);
  return {
    whole: items.filter((_, at) => !faults[at]),
    wrong: faults.flatMap((fault, at) =>
      fault ? [{ path: [...path, at, ...fault.path], message: fault.message }] : [],
    ),
  };
}

/** The file without those of the editors' events and notices whose days or other facts cannot be used, and what is wrong with each. */
export function withoutWrongDays(file: CityFile): { file: CityFile; wrong: WrongPart[] } {
  const { events, notices, timeZone: zone } = file;
  const editors = sifted(events?.editors ?? [], ['events', 'editors'], checkedEvent(zone));
  const shown = sifted(notices ?? [], ['notices'], checkedNotice(zone));
  const whole = {
    ...file,
    ...(events && { events: { ...events, editors: editors.whole } }),
    ...(notices && { notices: shown.whole }),
  };
  return { file: whole, wrong: [...editors.wrong, ...shown.wrong] };
}
