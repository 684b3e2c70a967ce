import { HTTPException } from 'hono/http-exception';
import { FormPage, LinkCards, RawPage } from '@/components/desk/pages';
import type { City } from '@/lib/city/city-type';
import { lookAtFolder } from '@/lib/city/read/look-at-folder';
import { problemsWith } from '@/lib/desk/check-file';
import { FORMS, type FormName } from '@/lib/desk/forms/fields';
import { type FormFile, openFaq, openForm, printOf } from '@/lib/desk/forms/form-file';
import { changeList, formValue } from '@/lib/desk/forms/read-form';
import { isSafePath, readText } from '@/lib/desk/save-file';
import { type Data, sameValue } from '@/lib/desk/yaml-values';
import { type DeskApp, type DeskContext, type DeskRequest, networkFolder } from '@/scripts/desk/context';

/** Prefix of files of all cities in addresses of the text editor. */
export const NETWORK = 'all-cities/';

export function isForm(name: string): name is FormName {
  return Object.hasOwn(FORMS, name);
}

/** Returns the address of a file's text. */
export function rawHref(city: City, file: string): string {
  return `/${city.key}/pages/file?name=${encodeURIComponent(file)}`;
}

/** Applies what was sent to a form's values. */
function sentValue({ fields, value }: FormFile, form: FormData): Data {
  const get = (name: string) => {
    const sent = form.get(name);
    return typeof sent === 'string' ? sent : undefined;
  };
  const read = fields.map((field) => [field.name, formValue(field, get, field.name, value[field.name])]);
  return { ...value, ...Object.fromEntries(read) };
}

type Opened = { city: City; form: FormFile; title: string; about?: string };

async function sendForm(
  context: DeskContext,
  c: DeskRequest,
  { city, form, title, about }: Opened,
): Promise<Response> {
  const sent = c.get('form');
  const seen = String(sent.get('seen'));
  const value = sentValue(form, sent);
  const command = String(sent.get('do') ?? 'save');
  const draw = (next: Data, more = {}) => (
    <FormPage
      form={{ ...form, value: next }}
      action={c.req.path}
      raw={rawHref(city, form.file)}
      about={about}
      seen={seen}
      {...more}
    />
  );
  if (command !== 'save') return context.page(c, title, draw(changeList(value, command) as Data));
  const after = form.edited(value);
  if (seen !== printOf(form.text))
    return context.saved(
      c,
      { ok: false, reason: 'changed-meanwhile', current: form.text },
      { path: c.req.path, yours: after },
    );
  if (sameValue(value, form.value)) return context.done(c, c.req.path, c.get('texts').forms.unchanged);
  const result = await context.saver.saveFile(city, form.file, { before: form.text, after }, c.get('editor'));
  if (!result.ok && result.reason === 'not-valid')
    return context.page(c, title, draw(value, { problems: result.problems }), { status: 422 });
  return context.saved(c, result, { path: c.req.path, yours: after });
}

/** Shows or takes a form; a file that no form can show is opened as text. */
function handleForm(context: DeskContext, c: DeskRequest, opened: Opened): Promise<Response> | Response {
  const { city, form, title, about } = opened;
  if (form.error) return c.redirect(rawHref(city, form.file), 303);
  if (c.req.method === 'POST') return sendForm(context, c, opened);
  return context.page(
    c,
    title,
    <FormPage form={form} action={c.req.path} raw={rawHref(city, form.file)} about={about} />,
  );
}

async function faqFiles(city: City): Promise<string[]> {
  const look = await lookAtFolder(city.folder);
  return look.ok ? look.value.files.filter((file) => /^faq\/[^/]+\.ya?ml$/.test(file)) : [];
}

function addForms(app: DeskApp, context: DeskContext): void {
  app.get('/:city/pages', async (c) => {
    const city = context.cityOf(c);
    const { forms, core } = c.get('texts');
    const links = Object.keys(FORMS).map((name) => ({
      href: `/${city.key}/pages/${name}`,
      name: forms.names[name as FormName],
      note: forms.abouts[name as FormName],
    }));
    return context.page(c, core.sections.pages, <LinkCards links={links} />);
  });
  app.on(['GET', 'POST'], '/:city/pages/faq/:file', async (c) => {
    const city = context.cityOf(c);
    const file = `faq/${c.req.param('file')}`;
    if (!(await faqFiles(city)).includes(file)) throw new HTTPException(404);
    const form = await openFaq(city, file);
    return handleForm(context, c, { city, form, title: String(form.value.name ?? file) });
  });
  app.on(['GET', 'POST'], '/:city/pages/:form', async (c, next) => {
    const city = context.cityOf(c);
    const name = c.req.param('form');
    const { forms } = c.get('texts');
    if (!isForm(name)) return next();
    const files = name === 'faq' ? await faqFiles(city) : [];
    if (files.length > 0) {
      const links = files.map((file) => ({
        href: `/${city.key}/pages/${file}`,
        name: file.replace(/^faq\/|\.ya?ml$/g, ''),
      }));
      return context.page(c, forms.names.faq, <LinkCards links={links} />);
    }
    const form = await openForm(city, name);
    return handleForm(context, c, { city, form, title: forms.names[name], about: forms.abouts[name] });
  });
}

/** Returns the folder and name of a file that the text editor opens; files for all cities have a prefix. */
function fileIn(context: DeskContext, city: City, name: string) {
  const isNetwork = name.startsWith(NETWORK);
  const file = isNetwork ? name.slice(NETWORK.length) : name;
  const isKnown = isNetwork ? file === 'desk.yaml' : isSafePath(file) && /\.(?:ya?ml|md)$/.test(file);
  if (!isKnown) throw new HTTPException(404);
  return { file, where: isNetwork ? networkFolder(context) : city };
}

function addTextEditor(app: DeskApp, context: DeskContext): void {
  app.get('/:city/pages/file', async (c) => {
    const city = context.cityOf(c);
    const name = c.req.query('name') ?? '';
    const { file, where } = fileIn(context, city, name);
    const text = await readText(where.folder, file);
    if (text === undefined) throw new HTTPException(404);
    const problems = (await problemsWith(where, file, text)).map((message) => ({ message }));
    const page = (
      <RawPage file={name} action={c.req.path} text={text} seen={printOf(text)} problems={problems} />
    );
    return context.page(c, c.get('texts').forms.asText, page);
  });
  app.post('/:city/pages/file', async (c) => {
    const city = context.cityOf(c);
    const sent = c.get('form');
    const name = String(sent.get('file'));
    const { file, where } = fileIn(context, city, name);
    const before = await readText(where.folder, file);
    const typed = String(sent.get('text')).replace(/\r\n?/g, '\n');
    const after = before?.includes('\r\n') ? typed.replaceAll('\n', '\r\n') : typed;
    const path = name.startsWith(NETWORK) ? `/${city.key}/mistakes` : rawHref(city, name);
    if (sent.get('seen') !== printOf(before))
      return context.saved(
        c,
        { ok: false, reason: 'changed-meanwhile', current: before },
        { path, yours: after },
      );
    const result = await context.saver.saveFile(where, file, { before, after }, c.get('editor'));
    if (!result.ok && result.reason === 'not-valid') {
      const page = (
        <RawPage
          file={name}
          action={c.req.path}
          text={typed}
          seen={printOf(before)}
          problems={result.problems}
        />
      );
      return context.page(c, c.get('texts').core.notValid, page, { status: 422 });
    }
    return context.saved(c, result, { path: `/${city.key}/mistakes`, yours: after });
  });
}

/** Adds the forms for a city's files and the text editor. */
export function addPagesRoutes(app: DeskApp, context: DeskContext): void {
  addTextEditor(app, context);
  addForms(app, context);
}
