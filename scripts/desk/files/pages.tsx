import { HTTPException } from 'hono/http-exception';
import type { ComponentProps } from 'react';
import { FormPage, LinkCards } from '@/components/desk/pages';
import type { City } from '@/lib/city/city-type';
import { lookAtFolder } from '@/lib/city/read/look-at-folder';
import { entryAtLine, nameOfEntry } from '@/lib/desk/forms/entry-at-line';
import { FORMS, type FormName } from '@/lib/desk/forms/fields';
import { type FormFile, fingerprint, openFaq, openForm } from '@/lib/desk/forms/form-file';
import { type FormProblem, formProblems } from '@/lib/desk/forms/form-problems';
import { changeList, sentValue } from '@/lib/desk/forms/read-form';
import { type FileProblem, problemOf } from '@/lib/desk/saves/check-file';
import { type Data, isData, type Path, sameValue } from '@/lib/desk/yaml-values';
import { type DeskApp, type DeskContext, type DeskRequest, localNow } from '@/scripts/desk/context';
import { addPartnerPdf } from '@/scripts/desk/files/partner-pdf';
import { addTextEditor, rawHref } from '@/scripts/desk/files/text-editor';
import { isOver, isoEnd } from '@/scripts/desk/front/held';

export function isForm(name: string): name is FormName {
  return Object.hasOwn(FORMS, name);
}

type Opened = { city: City; form: FormFile; title: string; about?: string };

type Shown = Pick<ComponentProps<typeof FormPage>, 'seen' | 'problems'> & { status?: 422 };

/** Shows a form, with `value` in its fields. */
function showForm(context: DeskContext, c: DeskRequest, opened: Opened, value: Data, shown: Shown = {}) {
  const { city, form, title, about } = opened;
  const { status, ...more } = shown;
  const raw = rawHref(city, form.file);
  const page = <FormPage form={{ ...form, value }} action={c.req.path} raw={raw} about={about} {...more} />;
  return context.page(c, title, page, status && { status });
}

type Entry = { entry: Data; path: Path };

/** Returns the list entries that a form adds or changes. */
function newEntries(before: unknown, after: unknown, path: Path = []): Entry[] {
  if (Array.isArray(after)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    const isNew = (entry: unknown) => isData(entry) && !old.some((one) => sameValue(one, entry));
    return after.flatMap((entry, at) => (isNew(entry) ? [{ entry, path: [...path, at] }] : []));
  }
  if (!isData(after)) return [];
  return Object.entries(after).flatMap(([key, value]) =>
    newEntries(isData(before) ? before[key] : undefined, value, [...path, key]),
  );
}

/** Returns problems with entries whose `checked` date is in the future. */
function checkedLater(context: DeskContext, c: DeskRequest, entries: readonly Entry[]): FormProblem[] {
  const [city, { forms }] = [c.get('city'), c.get('texts')];
  const today = localNow(context, city).slice(0, 10);
  return entries
    .filter(({ entry: { checked } }) => checked && isoEnd(city, String(checked)).slice(0, 10) > today)
    .map(({ entry, path }) => ({
      message: [nameOfEntry(entry), forms.notYet(forms.labels.checked ?? '')].filter(Boolean).join(': '),
      href: `#${path.join('.')}`,
    }));
}

/** Returns the names of events and notices that are over. An event without an end is over after its day. */
function overNow(context: DeskContext, city: City, entries: readonly Entry[]): string[] {
  return entries
    .filter(({ entry: { until, end = until, start } }) => {
      const last = end ?? (start && isoEnd(city, String(start)).slice(0, 10));
      return last && isOver(context, city, String(last));
    })
    .map(({ entry }) => nameOfEntry(entry));
}

async function sendForm(context: DeskContext, c: DeskRequest, opened: Opened): Promise<Response> {
  const { city, form, title } = opened;
  const sent = c.get('form');
  const seen = String(sent.get('seen'));
  const value = sentValue(sent, form.fields, form.value);
  const command = String(sent.get('do') ?? 'save');
  if (command !== 'save') return showForm(context, c, opened, changeList(value, command) as Data, { seen });
  const after = form.edited(value);
  const isSame = seen === fingerprint(form.text) && sameValue(value, form.value);
  if (isSame) return context.done(c, c.req.path, c.get('texts').forms.unchanged);
  const refuse = (found: readonly FileProblem[]) => {
    const problems = inWords(c, { ...form, value }, found, after);
    return showForm(context, c, opened, value, { seen, problems, status: 422 });
  };
  const entries = newEntries(form.value, value);
  const problems = checkedLater(context, c, entries);
  if (problems.length > 0) return showForm(context, c, opened, value, { seen, problems, status: 422 });
  const over = overNow(context, city, entries);
  const { core, forms } = c.get('texts');
  const sentence = over.length > 0 ? forms.over(over.join(', ')) : core.savedIn(title);
  const then = { path: c.req.path, sentence, seen, refuse };
  return context.save(c, city, form.file, { before: form.text, after }, then);
}

function inWords(c: DeskRequest, form: FormFile, problems: readonly FileProblem[], text = '') {
  return formProblems(form, problems, { text, labels: c.get('texts').forms.labels });
}

/**
 * Returns the known mistakes in a form's file. Several forms edit city.yaml and desk.yaml, so only mistakes in this
 * form's keys count.
 */
function knownProblems({ store }: DeskContext, { city, form }: Opened): FileProblem[] {
  const lines = store.problems().get(city.key) ?? [];
  return lines
    .filter((line) => line.startsWith(`${form.file}:`))
    .map(problemOf)
    .filter(({ line, message }) => {
      if (form.file === 'desk.yaml')
        return entryAtLine(form.text ?? '', form.pathOf(['corrections']), line ?? 0) !== undefined;
      const key = /^\w+/.exec(message)?.[0];
      return form.file !== 'city.yaml' || form.fields.some(({ name }) => name === key);
    });
}

/** Shows or saves a form. Redirects to the text editor if no form can show the file. */
function handleForm(context: DeskContext, c: DeskRequest, opened: Opened): Promise<Response> | Response {
  const { city, form } = opened;
  if (!form.isEditable) return c.redirect(rawHref(city, form.file), 303);
  if (c.req.method === 'POST') return sendForm(context, c, opened);
  const problems = inWords(c, form, knownProblems(context, opened), form.text);
  return showForm(context, c, opened, form.value, { problems });
}

async function faqFiles(city: City): Promise<string[]> {
  const look = await lookAtFolder(city.folder);
  return look.ok ? look.value.files.filter((file) => /^faq\/[^/]+\.ya?ml$/.test(file)) : [];
}

function addForms(app: DeskApp, context: DeskContext): void {
  app.get('/:city/pages', async (c) => {
    const city = c.get('city');
    const { forms, core } = c.get('texts');
    const links = Object.keys(FORMS).map((name) => ({
      href: `/${city.key}/pages/${name}`,
      name: forms.names[name as FormName],
      note: forms.abouts[name as FormName],
    }));
    return context.page(c, core.sections.pages, <LinkCards links={links} />);
  });
  app.on(['GET', 'POST'], '/:city/pages/faq/:file', async (c) => {
    const city = c.get('city');
    const file = `faq/${c.req.param('file')}`;
    if (!(await faqFiles(city)).includes(file)) throw new HTTPException(404);
    const form = await openFaq(city, file);
    return handleForm(context, c, { city, form, title: String(form.value.name ?? file) });
  });
  app.on(['GET', 'POST'], '/:city/pages/:form', async (c, next) => {
    const city = c.get('city');
    const name = c.req.param('form');
    const { forms: texts } = c.get('texts');
    if (!isForm(name)) return next();
    const files = name === 'faq' ? await faqFiles(city) : [];
    if (files.length > 0) {
      const forms = await Promise.all(files.map((file) => openFaq(city, file)));
      const links = forms.map(({ file, value }) => ({
        href: `/${city.key}/pages/${file}`,
        name: String(value.name ?? file),
      }));
      return context.page(c, texts.names.faq, <LinkCards links={links} />);
    }
    const form = await openForm(city, name);
    return handleForm(context, c, { city, form, title: texts.names[name], about: texts.abouts[name] });
  });
}

/** Adds the forms for a city's files, the upload of PDFs and the text editor. */
export function addPagesRoutes(app: DeskApp, context: DeskContext): void {
  addTextEditor(app, context);
  addPartnerPdf(app, context);
  addForms(app, context);
}
