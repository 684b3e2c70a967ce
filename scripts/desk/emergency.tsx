import { ConfirmEmergency, type Draft, EmergencyPage, type Raised } from '@/components/desk/emergency';
import type { City } from '@/lib/city/city-type';
import { type OpenList, openList } from '@/lib/desk/open-list';
import type { SaveResult } from '@/lib/desk/save-file';
import type { Data } from '@/lib/desk/yaml-values';
import {
  type DeskApp,
  type DeskContext,
  type DeskRequest,
  localNow,
  networkFolder,
} from '@/scripts/desk/context';
import { endInWords } from '@/scripts/desk/front/held';

const HOURS = 6;
/** Opens the notices of a paper, or with key `all` those of all papers. */
function openNotices(context: DeskContext, key: string): Promise<OpenList> {
  return openList(context.store.city(key) ?? networkFolder(context), 'notices');
}

/** The paper with its editions in other languages, itself first. */
function papersOf({ store }: DeskContext, city: City): City[] {
  const main = city.editionOf ?? city.key;
  const all = store.cities().filter(({ key, editionOf }) => key === main || editionOf === main);
  return [city, ...all.filter((one) => one.key !== city.key)];
}

function isEmergency({ level }: Data): boolean {
  return String(level ?? '').toLowerCase() === 'emergency';
}

async function raisedIn(context: DeskContext, c: DeskRequest, key: string): Promise<Raised[]> {
  const city = context.cityOf(c);
  const inWords = (moment: unknown) => endInWords(city, String(moment ?? ''));
  const { list } = await openNotices(context, key);
  return list.flatMap((notice, at) =>
    isEmergency(notice)
      ? [
          {
            key,
            at,
            text: String(notice.text ?? ''),
            until: String(notice.until ?? ''),
            span: c.get('texts').emergency.span(inWords(notice.from), inWords(notice.until)),
          },
        ]
      : [],
  );
}

/** Reads what was typed; the texts by key of their papers. */
function draftOf(form: FormData, keys: readonly string[]): Draft {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const texts = keys.map((key) => [key, typed(`text-${key}`)] as const).filter(([, text]) => text !== '');
  return {
    texts: Object.fromEntries(texts),
    until: typed('until'),
    linkName: typed('linkName'),
    href: typed('href'),
  };
}

async function raise(context: DeskContext, c: DeskRequest, city: City, draft: Draft): Promise<Response> {
  const { emergency } = c.get('texts');
  const path = `/${city.key}/emergency`;
  const link = draft.href ? { link: { name: draft.linkName, href: draft.href } } : {};
  let result: SaveResult = { ok: true, undo: '' };
  for (const [key, text] of Object.entries(draft.texts)) {
    const notices = await openNotices(context, key);
    const from = localNow(context, context.store.city(key) ?? city);
    const notice = { level: 'emergency', text, ...link, from, until: draft.until };
    const { where, file, text: before } = notices;
    const edit = { before, after: notices.edited([notice, ...notices.list]) };
    result = await context.saver.saveFile(where, file, edit, c.get('editor'));
    if (!result.ok) break;
  }
  return context.saved(c, result, { path, sentence: emergency.raised });
}

/** Changes the text or end of an emergency, or lowers it. `was`: its text when the page was shown. */
async function change(context: DeskContext, c: DeskRequest, city: City): Promise<Response> {
  const { emergency } = c.get('texts');
  const form = c.get('form');
  const notices = await openNotices(context, String(form.get('key')));
  const at = Number(form.get('at'));
  const isLowered = form.get('do') === 'lower';
  const updated = localNow(context, context.store.city(notices.where.key) ?? city);
  const next = { text: String(form.get('text')).trim(), until: String(form.get('until')), updated };
  const sentence = isLowered ? emergency.lowered : emergency.changed;
  return context.saveList(c, notices, { path: `/${city.key}/emergency`, sentence }, (list) => {
    const old = list[at];
    if (!old || !isEmergency(old) || String(old.text) !== form.get('was')) return undefined;
    return isLowered ? list.toSpliced(at, 1) : list.with(at, { ...old, ...next });
  });
}

function keysFor(context: DeskContext, city: City): string[] {
  return [...papersOf(context, city).map(({ key }) => key), 'all'];
}

/** Names of the city's papers, and of all papers if there are others. */
function namesFor(context: DeskContext, c: DeskRequest, city: City) {
  const papers = papersOf(context, city).map(({ key, name, siteTitle, locale }) => ({
    key,
    name: siteTitle || name,
    locale,
  }));
  const count = context.store.cities().length;
  const all = c.get('texts').emergency.allPapers(count);
  const nameOf = (key: string) => papers.find((one) => one.key === key)?.name ?? all;
  return { papers, nameOf, ...(count > papers.length && { all }) };
}

async function showForm(
  context: DeskContext,
  c: DeskRequest,
  city: City,
  draft: Draft,
  wrong: readonly string[] = [],
): Promise<Response> {
  const keys = keysFor(context, city);
  const raised = (await Promise.all(keys.map((key) => raisedIn(context, c, key)))).flat();
  const problems = wrong.map((message) => ({ message }));
  const names = namesFor(context, c, city);
  const page = <EmergencyPage city={city.key} {...{ raised, draft, problems }} {...names} />;
  const status = problems.length > 0 ? 422 : 200;
  return context.page(c, c.get('texts').core.sections.emergency, page, { status });
}

/** Raises the emergency that was typed, or shows it first. */
async function submit(context: DeskContext, c: DeskRequest, city: City): Promise<Response> {
  const form = c.get('form');
  const { emergency } = c.get('texts');
  const draft = draftOf(form, keysFor(context, city));
  if (form.get('do') === 'edit') return showForm(context, c, city, draft);
  if (Object.keys(draft.texts).length === 0) return showForm(context, c, city, draft, [emergency.needsText]);
  if (form.get('confirmed')) return raise(context, c, city, draft);
  const { papers, nameOf } = namesFor(context, c, city);
  const silent = draft.texts.all ? [] : papers.filter(({ key }) => !draft.texts[key]);
  const page = (
    <ConfirmEmergency
      action={c.req.path}
      draft={draft}
      nameOf={nameOf}
      silent={silent.map(({ name }) => name)}
      end={endInWords(city, draft.until)}
    />
  );
  return context.page(c, emergency.confirm, page);
}

/** Adds the page that raises, changes and lowers emergencies. */
export function addEmergencyRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/emergency', (c) => {
    const city = context.cityOf(c);
    const draft = { texts: {}, until: localNow(context, city, HOURS), linkName: '', href: '' };
    return showForm(context, c, city, draft);
  });
  app.post('/:city/emergency', (c) => submit(context, c, context.cityOf(c)));
  app.post('/:city/emergency/change', (c) => change(context, c, context.cityOf(c)));
}
