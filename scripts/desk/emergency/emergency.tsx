import { ConfirmEmergency, type Details, type Draft, EmergencyPage } from '@/components/desk/emergency';
import { type FormProblem, withLabel } from '@/lib/desk/forms/form-problems';
import { type Data, sameValue } from '@/lib/desk/yaml-values';
import {
  type DeskApp,
  type DeskContext,
  type DeskRequest,
  type ListEdit,
  localNow,
  type Then,
  typed,
} from '@/scripts/desk/context';
import {
  detailsOf,
  type Entry,
  fingerprintOfAll,
  isUp,
  keysFor,
  linkOf,
  nameOf,
  nowIn,
  openNotices,
  papersOf,
  raisedIn,
  shownIn,
  startOf,
  textOf,
  typedDetails,
} from '@/scripts/desk/emergency/notices';
import { endInWords, isOver } from '@/scripts/desk/front/held';

const HOURS = 6;

type Shown = {
  draft?: Draft;
  problems?: readonly FormProblem[];
  /** Fields as typed into the form that changes an emergency. */
  change?: Details & { from: string; texts: readonly string[] };
};

/** Shows the page. After a refusal, its forms contain what was typed. */
async function show(context: DeskContext, c: DeskRequest, shown: Shown = {}): Promise<Response> {
  const city = c.get('city');
  const { draft, problems = [], change } = shown;
  const raised = (await shownIn(context, c)).map((one) => {
    if (one.from !== change?.from) return one;
    return {
      ...one,
      ...change,
      texts: one.texts.map((text, at) => ({ ...text, text: change.texts[at] ?? '' })),
    };
  });
  const own = papersOf(context, city);
  const papers = own.map(({ key, locale }) => ({ key, name: nameOf(context, c, key), locale }));
  const page = (
    <EmergencyPage
      city={city.key}
      raised={raised}
      draft={draft ?? { texts: {}, until: localNow(context, city, HOURS), linkName: '', href: '' }}
      problems={problems}
      papers={papers}
      all={context.store.cities().length > own.length ? nameOf(context, c, 'all') : undefined}
    />
  );
  const { core } = c.get('texts');
  if (problems.length > 0) return context.page(c, core.notValid, page, { status: 422 });
  return context.page(c, core.sections.emergency, page);
}

/**
 * Returns how a save ends: with the message `sentence` or, if the save is refused, with the forms as the editor filled
 * them in (`typed`).
 */
function thenFor(context: DeskContext, c: DeskRequest, sentence: string, typed: Shown): Then {
  const { until, linkName: name, href } = c.get('texts').emergency;
  return {
    path: `/${c.get('city').key}/emergency`,
    sentence,
    refuse: (found) => {
      const problems = found.map(({ message, href: mend }) => ({
        message: withLabel(message, { until, name, href }),
        ...(mend && { href: mend }),
      }));
      return show(context, c, { ...typed, problems });
    },
  };
}

/** Reads the form. `texts`: the typed texts by key of the paper. */
function draftOf(c: DeskRequest, keys: readonly string[]): Draft {
  const texts = keys.map((key) => [key, typed(c, `text-${key}`)] as const).filter(([, text]) => text !== '');
  return { texts: Object.fromEntries(texts), ...typedDetails(c) };
}

async function raise(context: DeskContext, c: DeskRequest, draft: Draft): Promise<Response> {
  const edits = Object.entries(draft.texts).map(async ([key, text]): Promise<ListEdit> => {
    // All texts get the same start, so that they count as one emergency.
    const from = nowIn(context, draft.texts.all ? 'all' : key);
    const open = await openNotices(context, key);
    const notice = { level: 'emergency', text, ...linkOf(draft), from, until: draft.until };
    return { open, list: [notice, ...open.list] };
  });
  const then = thenFor(context, c, c.get('texts').emergency.raised, { draft });
  return context.saveLists(c, await Promise.all(edits), then);
}

/** Publishes the emergency if the editor has confirmed it; otherwise shows a preview. */
async function submit(context: DeskContext, c: DeskRequest): Promise<Response> {
  const city = c.get('city');
  const form = c.get('form');
  const { core, emergency } = c.get('texts');
  const draft = draftOf(c, keysFor(context, city));
  if (form.get('do') === 'edit') return show(context, c, { draft });
  if (Object.keys(draft.texts).length === 0)
    return show(context, c, { draft, problems: [{ message: emergency.needsText }] });
  if (isOver(context, city, draft.until))
    return show(context, c, { draft, problems: [{ message: core.over }] });
  if (form.get('confirmed')) return raise(context, c, draft);
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

/** Returns a message that the emergency was ended. Lists the papers that still show another emergency. */
function loweredSentence(context: DeskContext, c: DeskRequest, others: readonly Entry[]): string {
  const city = c.get('city');
  const { emergency } = c.get('texts');
  const up = others.filter(({ notice }) => isUp(context, city, notice));
  const names = new Set(up.map(({ key }) => nameOf(context, c, key)));
  if (names.size === 0) return emergency.lowered;
  return `${emergency.lowered} ${emergency.stillUp([...names].join(', '))}`;
}

/** Changes or ends all emergencies that share a start, as one action. */
async function change(context: DeskContext, c: DeskRequest): Promise<Response> {
  const city = c.get('city');
  const { core, emergency } = c.get('texts');
  const form = c.get('form');
  const from = typed(c, 'from');
  const keys = keysFor(context, city);
  const every = new Set([...keys, ...context.store.cities().map(({ key }) => key)]);
  const all = await raisedIn(context, [...every]);
  const entries = all.filter((one) => keys.includes(one.key) && startOf(one) === from);
  const texts = entries.map((_, at) => typed(c, `text-${at}@${from}`));
  const isLowered = form.get('do') === 'lower';
  if (entries.length === 0 || fingerprintOfAll(entries) !== form.get('was')) {
    const [current, yours] = [entries.map(textOf).join('\n\n'), texts.join('\n\n')];
    const mine = { was: fingerprintOfAll(entries) };
    const then = { path: `/${city.key}/emergency`, ...(entries.length > 0 && { mine }) };
    return context.saved(c, { ok: false, reason: 'changed-meanwhile', current, yours }, then);
  }
  const [shown, details] = [detailsOf(entries[0]?.notice ?? {}), typedDetails(c, `@${from}`)];
  const again = { change: { from, texts, ...details } };
  if (!isLowered && texts.includes(''))
    return show(context, c, { ...again, problems: [{ message: emergency.needsText }] });
  if (!isLowered && isOver(context, city, details.until))
    return show(context, c, { ...again, problems: [{ message: core.over }] });
  // Write only the fields that the editor changed, so that each paper keeps its own values in the others.
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
  const edits = [...new Set(entries.map(({ notices }) => notices))].map((open) => ({
    open,
    list: open.list.flatMap(changed),
  }));
  const others = all.filter((one) => !entries.includes(one));
  const sentence = isLowered ? loweredSentence(context, c, others) : emergency.changed;
  return context.saveLists(c, edits, thenFor(context, c, sentence, again));
}

/** Adds the page that publishes, changes and ends emergencies. */
export function addEmergencyRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/emergency', (c) => show(context, c));
  app.post('/:city/emergency', (c) => submit(context, c));
  app.post('/:city/emergency/change', (c) => change(context, c));
}
