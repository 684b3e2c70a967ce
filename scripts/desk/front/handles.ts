import { HTTPException } from 'hono/http-exception';
import type { City } from '@/lib/city/city-type';
import { openList, withoutEntry } from '@/lib/desk/open-list';
import type { SavedFolder } from '@/lib/desk/saves/check-file';
import type { Data } from '@/lib/desk/yaml-values';
import { ruleOf } from '@/lib/news/desk/hide-rule';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import {
  backTo,
  type DeskApp,
  type DeskContext,
  type DeskRequest,
  localNow,
  networkFolder,
  paperName,
  typed,
} from '@/scripts/desk/context';
import { endInWords, ROWS, type Row } from '@/scripts/desk/front/held';

/** Maximum duration of a pin, from now. */
export const PIN_MAX_HOURS = 48;

/** Saves one list of desk.yaml after `change`. */
async function save(
  context: DeskContext,
  c: DeskRequest,
  { where, row, sentence }: { where: City | SavedFolder; row: Row; sentence: string },
  change: (list: readonly Data[]) => readonly Data[] | undefined,
): Promise<Response> {
  const then = { path: backTo(context, c), sentence };
  return context.saveList(c, await openList(where, 'desk', row), then, change);
}

/** Counts stored headlines whose titles contain all of the words. */
function titlesWith(words: string[]): number {
  const { fits } = ruleOf({ words }, []);
  const items = feedStore()
    .records()
    .flatMap((record) => record.items);
  const titles = new Set(items.map(({ title }) => title));
  return [...titles].filter((title) => fits({ title, places: [], sources: [] })).length;
}

/** Returns the entry that hides a picture, titles with certain words or a headline, and a message for the editor. */
function hiddenBy(c: DeskRequest): { entry: Data; sentence: string } {
  const { today } = c.get('texts');
  const [title, picture] = [typed(c, 'title'), typed(c, 'picture')];
  if (picture) return { entry: { picture, reason: title }, sentence: today.pictureHidden(title) };
  const about = { reason: typed(c, 'reason'), ...(typed(c, 'story') && { story: 'true' }) };
  if (!c.get('form').has('words'))
    return { entry: { link: typed(c, 'link'), ...about }, sentence: today.hidden(title) };
  const words = typed(c, 'words')
    .split(',')
    .flatMap((word) => word.trim() || []);
  // Without this, an empty list of words would be saved and hide nothing.
  const entry = { words: words.length > 0 ? words : undefined, ...about };
  return { entry, sentence: today.wordsHidden(words.join(', '), titlesWith(words)) };
}

/**
 * Returns a sentence that lists the papers to which a desk.yaml applies: the city and its editions; all if the key is
 * ''.
 */
function appliesTo({ store }: DeskContext, c: DeskRequest, key: string): string {
  const { today } = c.get('texts');
  const all = store.cities();
  const papers = all.filter((city) => city.key === key || city.editionOf === key).map(paperName);
  return all.length > 1 ? ` ${today.appliesTo(key === '' ? today.inAll : papers.join(', '))}` : '';
}

/** Adds the routes for the buttons on the Today page: pin, hide, pause and end. */
export function addHandles(app: DeskApp, context: DeskContext): void {
  app.post('/:city/today/pin', async (c) => {
    const city = c.get('city');
    const [link, typedEnd] = [typed(c, 'link'), typed(c, 'until')];
    const last = localNow(context, city, PIN_MAX_HOURS);
    const until = /^\d/.test(typedEnd) && typedEnd > last ? last : typedEnd;
    const entry = { link, ...(typed(c, 'second') && { place: 'second' }), until };
    const sentence = c.get('texts').today.pinned(typed(c, 'title'), endInWords(city, until));
    return save(context, c, { where: city, row: 'pin', sentence }, (list) => [
      entry,
      ...list.filter((one) => one.link !== link),
    ]);
  });
  app.post('/:city/today/hide', async (c) => {
    const where = typed(c, 'everywhere') ? networkFolder(context) : c.get('city');
    const { entry, sentence } = hiddenBy(c);
    const said = `${sentence}${appliesTo(context, c, where.key)}`;
    return save(context, c, { where, row: 'hide', sentence: said }, (list) => [...list, entry]);
  });
  app.post('/:city/today/pause', async (c) => {
    const city = c.get('city');
    const entry = { source: typed(c, 'source'), until: typed(c, 'until') };
    const sentence = c.get('texts').today.paused(entry.source, endInWords(city, entry.until));
    const change = (list: readonly Data[]) => [
      ...list.filter(({ source }) => source !== entry.source),
      entry,
    ];
    return save(context, c, { where: city, row: 'pause', sentence }, change);
  });
  app.post('/:city/today/end', async (c) => {
    const where = typed(c, 'key') === '' ? networkFolder(context) : c.get('city');
    const row = ROWS.find((one) => one === typed(c, 'row'));
    if (!row) throw new HTTPException(400);
    const at = Number(typed(c, 'at'));
    const sentence = c.get('texts').today.ended;
    return save(context, c, { where, row, sentence }, (list) => withoutEntry(list, at, typed(c, 'was')));
  });
}
