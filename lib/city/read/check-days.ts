import { DateTime } from 'luxon';
import type { CityFile } from '@/lib/city/schema/city-file';
import type { EditorEvent } from '@/lib/city/schema/events';
import { href, webHref, key as wordKey } from '@/lib/city/schema/links';
import type { FrontNotice } from '@/lib/city/schema/pages';

/** `path`: from the root of the city. */
export type WrongPart = { path: readonly PropertyKey[]; message: string };

type Fault = { at: readonly PropertyKey[]; message: string };

const wholeDay = /^\d{4}-\d\d-\d\d$/;
const longestKey = 80;
const moment = 'a day such as 2026-12-05, or an hour of it, 2026-12-05T10:00';

/** An hour that the clocks skip reads back as another one. */
function isReal(text: string, zone: string): boolean {
  const format = wholeDay.test(text) ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mm";
  return text === DateTime.fromISO(text, { zone }).toFormat(format);
}

function whenFault({ start, end = start }: EditorEvent, zone: string): Fault | undefined {
  if (!isReal(start, zone)) return { at: ['start'], message: moment };
  if (!isReal(end, zone)) return { at: ['end'], message: moment };
  if (wholeDay.test(start) !== wholeDay.test(end))
    return { at: ['end'], message: 'a day where the start is one, and an hour where that is one' };
  return end < start ? { at: ['end'], message: `no earlier end than the start, ${start}` } : undefined;
}

function eventFault(event: EditorEvent, zone: string, others: readonly EditorEvent[]): Fault | undefined {
  const { key, organizer, listed } = event;
  if (!wordKey.safeParse(key).success)
    return { at: ['key'], message: 'lowercase letters, digits and hyphens' };
  if (key.length > longestKey) return { at: ['key'], message: `at most ${longestKey} letters` };
  if (others.some((other) => other.key === key))
    return { at: ['key'], message: `a key of its own, not ${key} again` };
  if (!organizer.href.startsWith('https://') || !webHref.safeParse(organizer.href).success)
    return { at: ['organizer', 'href'], message: 'an address such as https://…' };
  if (!wholeDay.test(listed) || !isReal(listed, zone))
    return { at: ['listed'], message: 'a day such as 2026-11-22' };
  return whenFault(event, zone);
}

function noticeFault({ from, until, link }: FrontNotice, zone: string): Fault | undefined {
  if (link && !href.safeParse(link.href).success)
    return { at: ['link', 'href'], message: 'an address such as https://… or /contact' };
  if (!isReal(from, zone)) return { at: ['from'], message: moment };
  if (!isReal(until, zone)) return { at: ['until'], message: moment };
  const end = wholeDay.test(until) ? `${until}T24:00` : until;
  return from < end ? undefined : { at: ['until'], message: `a later end than ${from}` };
}

function sifted<Item>(
  items: readonly Item[],
  path: readonly PropertyKey[],
  faultOf: (item: Item, before: readonly Item[]) => Fault | undefined,
): { whole: Item[]; wrong: WrongPart[] } {
  const faults = items.map((item, at) => faultOf(item, items.slice(0, at)));
  return {
    whole: items.filter((_, at) => !faults[at]),
    wrong: faults.flatMap((fault, at) =>
      fault ? [{ path: [...path, at, ...fault.at], message: fault.message }] : [],
    ),
  };
}

/** The file without those of the editors' events and notices whose days or other facts cannot be used, and what is wrong with each. */
export function withoutWrongDays(file: CityFile): { file: CityFile; wrong: WrongPart[] } {
  const { events, notices, timeZone: zone } = file;
  const editors = sifted(events?.editors ?? [], ['events', 'editors'], (event, before) =>
    eventFault(event, zone, before),
  );
  const shown = sifted(notices ?? [], ['notices'], (notice) => noticeFault(notice, zone));
  const whole = {
    ...file,
    ...(events && { events: { ...events, editors: editors.whole } }),
    ...(notices && { notices: shown.whole }),
  };
  return { file: whole, wrong: [...editors.wrong, ...shown.wrong] };
}
