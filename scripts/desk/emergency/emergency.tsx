import { ConfirmEmergency, type Draft, EmergencyPage, type Raised } from '@/components/desk/emergency';
import type { City } from '@/lib/city/city-type';
import { type DeskApp, type DeskContext, type DeskRequest, localNow } from '@/scripts/desk/context';
import { change } from '@/scripts/desk/emergency/change';
import {
  detailsOf,
  type Edit,
  keysFor,
  linkOf,
  nameOf,
  nowIn,
  openNotices,
  papersOf,
  printOfAll,
  raisedIn,
  saveAll,
  startOf,
  textOf,
  typedDetails,
} from '@/scripts/desk/emergency/notices';
import { endInWords } from '@/scripts/desk/front/held';

const HOURS = 6;

/** Returns the active emergencies. Those with the same start are one entry. */
async function shownIn(context: DeskContext, c: DeskRequest, city: City): Promise<Raised[]> {
  const all = await raisedIn(context, keysFor(context, city));
  return [...new Set(all.map(startOf))].map((from) => {
    const entries = all.filter((one) => startOf(one) === from);
    const details = detailsOf(entries[0]?.notice ?? {});
    const [start, end] = [from, details.until].map((moment) => endInWords(city, moment));
    const texts = entries.map((one) => ({
      where: nameOf(context, c, one.key),
      language: context.store.city(one.key)?.locale,
      text: textOf(one),
    }));
    const span = c.get('texts').emergency.span(start ?? '', end ?? '');
    return { ...details, from, was: printOfAll(entries), span, texts };
  });
}

/** Reads the form. `texts`: the typed texts by key of the paper. */
function draftOf(form: FormData, keys: readonly string[]): Draft {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const texts = keys.map((key) => [key, typed(`text-${key}`)] as const).filter(([, text]) => text !== '');
  return { texts: Object.fromEntries(texts), ...typedDetails(typed) };
}

async function raise(context: DeskContext, c: DeskRequest, city: City, draft: Draft): Promise<Response> {
  const edits = Object.entries(draft.texts).map(async ([key, text]): Promise<Edit> => {
    // All texts get the same start, which groups them as one emergency.
    const from = nowIn(context, draft.texts.all ? 'all' : key);
    const notices = await openNotices(context, key);
    const notice = { level: 'emergency', text, ...linkOf(draft), from, until: draft.until };
    return { notices, list: [notice, ...notices.list] };
  });
  return saveAll(context, c, city, await Promise.all(edits), c.get('texts').emergency.raised);
}

async function showForm(
  context: DeskContext,
  c: DeskRequest,
  city: City,
  draft: Draft,
  wrong: readonly string[] = [],
): Promise<Response> {
  const raised = await shownIn(context, c, city);
  const problems = wrong.map((message) => ({ message }));
  const own = papersOf(context, city);
  const papers = own.map(({ key, locale }) => ({ key, name: nameOf(context, c, key), locale }));
  const all = context.store.cities().length > own.length ? nameOf(context, c, 'all') : undefined;
  const page = <EmergencyPage city={city.key} {...{ raised, draft, problems, papers, all }} />;
  const status = problems.length > 0 ? 422 : 200;
  return context.page(c, c.get('texts').core.sections.emergency, page, { status });
}

/** Publishes the emergency if the editor has confirmed it; otherwise shows a preview. */
async function submit(context: DeskContext, c: DeskRequest, city: City): Promise<Response> {
  const form = c.get('form');
  const { emergency } = c.get('texts');
  const draft = draftOf(form, keysFor(context, city));
  if (form.get('do') === 'edit') return showForm(context, c, city, draft);
  if (Object.keys(draft.texts).length === 0) return showForm(context, c, city, draft, [emergency.needsText]);
  if (form.get('confirmed')) return raise(context, c, city, draft);
  const silent = draft.texts.all ? [] : context.store.cities().filter(({ key }) => !draft.texts[key]);
  const { texts, ...details } = draft;
  const written = Object.entries(texts);
  const page = (
    <ConfirmEmergency
      action={c.req.path}
      fields={{ ...details, ...Object.fromEntries(written.map(([key, text]) => [`text-${key}`, text])) }}
      notices={written.map(([key, text]) => ({ where: nameOf(context, c, key), text, ...details }))}
      silent={silent.map(({ key }) => nameOf(context, c, key))}
      ends={[endInWords(city, draft.until)]}
    />
  );
  return context.page(c, emergency.confirm, page);
}

/** Adds the page that publishes, changes and ends emergencies. */
export function addEmergencyRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/emergency', (c) => {
    const city = context.cityOf(c);
    const draft = { texts: {}, until: localNow(context, city, HOURS), linkName: '', href: '' };
    return showForm(context, c, city, draft);
  });
  app.post('/:city/emergency', (c) => submit(context, c, context.cityOf(c)));
  app.post('/:city/emergency/change', (c) => change(context, c, context.cityOf(c)));
}
