import { HTTPException } from 'hono/http-exception';
import { type ComponentProps, createElement } from 'react';
import { AskAgain } from '@/components/desk/front/handles';
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
import { endInWords, isOver, ROWS, type Row } from '@/scripts/desk/front/held';

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

type Question = Pick<ComponentProps<typeof AskAgain>, 'problem' | 'label' | 'button' | 'type'>;

/** Shows a form again with only its invalid field. The other fields are kept as hidden fields. */
function askAgain(context: DeskContext, c: DeskRequest, name: string, question: Question): Promise<Response> {
  const { csrf: _, [name]: value, ...others } = Object.fromEntries(c.get('form')) as Record<string, string>;
  const fields = { ...others, back: backTo(context, c) };
  const page = { ...question, name, defaultValue: value, action: c.req.path, fields };
  return context.page(c, question.button, createElement(AskAgain, page), { status: 422 });
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

function wordsTyped(c: DeskRequest): string[] {
  return typed(c, 'words')
    .split(',')
    .flatMap((word) => word.trim() || []);
}

/** Returns the entry that hides a picture, titles with certain words or a headline, and a message for the editor. */
function hiddenBy(c: DeskRequest): { entry: Data; sentence: string } {
  const { today } = c.get('texts');
  const [title, picture] = [typed(c, 'title'), typed(c, 'picture')];
  if (picture) return { entry: { picture, reason: title }, sentence: today.pictureHidden(title) };
  const about = { reason: typed(c, 'reason'), ...(typed(c, 'story') && { story: 'true' }) };
  if (!c.get('form').has('words'))
    return { entry: { link: typed(c, 'link'), ...about }, sentence: today.hidden(title) };
  const words = wordsTyped(c);
  return { entry: { words, ...about }, sentence: today.wordsHidden(words.join(', '), titlesWith(words)) };
}

/**
 * Returns a sentence that lists the papers to which a desk.yaml applies: the city with this key and its editions, or
 * all papers if the key is ''.
 */
function appliesTo({ store }: DeskContext, c: DeskRequest, key: string): string {
  const { today } = c.get('texts');
  const all = store.cities();
  const papers = all.filter((city) => city.key === key || city.editionOf === key).map(paperName);
  return all.length > 1 ? ` ${today.appliesTo(key === '' ? today.inAll : papers.join(', '))}` : '';
}

function addTimedHandles(app: DeskApp, context: DeskContext): void {
  app.post('/:city/today/pin', async (c) => {
    const city = c.get('city');
    const { core, today } = c.get('texts');
    const [link, typedEnd] = [typed(c, 'link'), typed(c, 'until')];
    if (isOver(context, city, typedEnd)) {
      const question = { problem: core.over, label: today.until, button: today.pin, type: 'datetime-local' };
      return askAgain(context, c, 'until', question);
    }
    const last = localNow(context, city, PIN_MAX_HOURS);
    const until = /^\d/.test(typedEnd) && typedEnd > last ? last : typedEnd;
    const entry = { link, ...(typed(c, 'second') && { place: 'second' }), until };
    const sentence = today.pinned(typed(c, 'title'), endInWords(city, until));
    return save(context, c, { where: city, row: 'pin', sentence }, (list) => [
      entry,
      ...list.filter((one) => one.link !== link),
    ]);
  });
  app.post('/:city/today/pause', async (c) => {
    const city = c.get('city');
    const entry = { source: typed(c, 'source'), until: typed(c, 'until') };
    const { core, today } = c.get('texts');
    if (isOver(context, city, entry.until)) {
      const question = {
        problem: core.over,
        label: today.lastDay,
        button: today.pause(entry.source),
        type: 'date',
      };
      return askAgain(context, c, 'until', question);
    }
    const sentence = today.paused(entry.source, endInWords(city, entry.until));
    const change = (list: readonly Data[]) => [
      ...list.filter(({ source }) => source !== entry.source),
      entry,
    ];
    return save(context, c, { where: city, row: 'pause', sentence }, change);
  });
}

/** Adds the routes for the buttons on the Today page: pin, hide, pause and end. */
export function addHandles(app: DeskApp, context: DeskContext): void {
  addTimedHandles(app, context);
  app.post('/:city/today/hide', async (c) => {
    const { today } = c.get('texts');
    const [problem, button] = [today.needsWords, c.get('form').has('words') ? today.hideWords : today.hide];
    if (c.get('form').has('words') && wordsTyped(c).length === 0)
      return askAgain(context, c, 'words', { problem, label: today.words, button });
    if (!typed(c, 'picture') && typed(c, 'reason') === '')
      return askAgain(context, c, 'reason', { problem, label: today.reason, button });
    const where = typed(c, 'everywhere') ? networkFolder(context) : c.get('city');
    const { entry, sentence } = hiddenBy(c);
    const said = `${sentence}${appliesTo(context, c, where.key)}`;
    return save(context, c, { where, row: 'hide', sentence: said }, (list) => [...list, entry]);
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
