import { endOf } from '@/lib/base/dates/zone-time';
import type { City } from '@/lib/city/city-type';
import type { SaveResult } from '@/lib/desk/saves/save-file';
import { type Data, sameValue } from '@/lib/desk/yaml-values';
import type { DeskContext, DeskRequest } from '@/scripts/desk/context';
import {
  detailsOf,
  type Entry,
  keysFor,
  linkOf,
  nameOf,
  nowIn,
  printOfAll,
  raisedIn,
  saveAll,
  startOf,
  type Typed,
  textOf,
  typedDetails,
} from '@/scripts/desk/emergency/notices';
import { isoEnd } from '@/scripts/desk/front/held';

/** Returns a message that the emergency was ended. Lists the papers that still show one. */
function loweredSentence(context: DeskContext, c: DeskRequest, city: City, others: readonly Entry[]): string {
  const { emergency } = c.get('texts');
  const isUp = ({ notice }: Entry) =>
    endOf(isoEnd(city, String(notice.until)), city.timeZone) > context.clock();
  const names = new Set(others.filter(isUp).map(({ key }) => nameOf(context, c, key)));
  return names.size > 0
    ? `${emergency.lowered} ${emergency.stillUp([...names].join(', '))}`
    : emergency.lowered;
}

/** Changes or ends all emergencies that share a start, as one action. */
export async function change(context: DeskContext, c: DeskRequest, city: City): Promise<Response> {
  const { emergency } = c.get('texts');
  const form = c.get('form');
  const from = String(form.get('from'));
  const keys = keysFor(context, city);
  const all = await raisedIn(context, [
    ...new Set([...keys, ...context.store.cities().map(({ key }) => key)]),
  ]);
  const entries = all.filter((one) => keys.includes(one.key) && startOf(one) === from);
  const typed: Typed = (name) => String(form.get(`${name}@${from}`) ?? '').trim();
  const texts = entries.map((_, at) => typed(`text-${at}`));
  const isLowered = form.get('do') === 'lower';
  const refused = (result: SaveResult) =>
    context.saved(c, result, { path: `/${city.key}/emergency`, yours: texts.join('\n\n') });
  if (entries.length === 0 || printOfAll(entries) !== form.get('was'))
    return refused({ ok: false, reason: 'changed-meanwhile', current: entries.map(textOf).join('\n\n') });
  if (!isLowered && texts.includes(''))
    return refused({ ok: false, reason: 'not-valid', problems: [{ message: emergency.needsText }] });
  const [shown, details] = [detailsOf(entries[0]?.notice ?? {}), typedDetails(typed)];
  // Only fields that the editor changed are written, so each paper keeps its own other values.
  const next = {
    ...(details.until !== shown.until && { until: details.until }),
    ...(sameValue(linkOf(details), linkOf(shown)) ? {} : linkOf(details)),
  };
  const changed = (notice: Data): Data[] => {
    const at = entries.findIndex((one) => one.notice === notice);
    const { key } = entries[at] ?? {};
    if (key === undefined) return [notice];
    return isLowered ? [] : [{ ...notice, ...next, text: texts[at], updated: nowIn(context, key) }];
  };
  const edits = [...new Set(entries.map(({ notices }) => notices))].map((notices) => ({
    notices,
    list: notices.list.flatMap(changed),
  }));
  const others = all.filter((one) => !entries.includes(one));
  const sentence = isLowered ? loweredSentence(context, c, city, others) : emergency.changed;
  return saveAll(context, c, city, edits, sentence);
}
