import { stat } from 'node:fs/promises';
import path from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { RawPage } from '@/components/desk/pages';
import type { City } from '@/lib/city/city-type';
import { fingerprint } from '@/lib/desk/forms/form-file';
import { type FileProblem, problemOf, problemsWith } from '@/lib/desk/saves/check-file';
import { isSafePath, readText } from '@/lib/desk/saves/save-file';
import { type DeskApp, type DeskContext, type DeskRequest, networkFolder } from '@/scripts/desk/context';

/** Prefix in the text editor's addresses for files that apply to all cities. */
export const NETWORK = 'all-cities/';

/** Returns the address that edits a file as text. */
export function rawHref(city: City, file: string): string {
  return `/${city.key}/pages/file?name=${encodeURIComponent(file)}`;
}

/** Returns the folder and name of a file in the text editor. A prefix marks files for all cities. */
function fileIn(context: DeskContext, city: City, name: string) {
  const isNetwork = name.startsWith(NETWORK);
  const file = isNetwork ? name.slice(NETWORK.length) : name;
  const isKnown = isNetwork ? file === 'desk.yaml' : isSafePath(file) && /\.(?:ya?ml|md)$/.test(file);
  if (!isKnown) throw new HTTPException(404);
  return { file, where: isNetwork ? networkFolder(context) : city };
}

/** Shows or saves a file as text. `name`: path of the file, with NETWORK as a prefix if it is for all cities. */
async function editText(context: DeskContext, c: DeskRequest, name: string): Promise<Response> {
  const city = c.get('city');
  const { forms, core } = c.get('texts');
  const { file, where } = fileIn(context, city, name);
  const before = await readText(where.folder, file);
  const show = (title: string, text: string, problems: readonly FileProblem[], status: 200 | 422) => {
    const page = { file: name, action: c.req.path, text, seen: fingerprint(before), problems };
    return context.page(c, title, <RawPage {...page} />, { status });
  };
  const known = async (text: string, savedAt?: Date) =>
    (await problemsWith(where, file, text, savedAt)).map(problemOf);
  if (c.req.method === 'GET') {
    if (before === undefined) throw new HTTPException(404);
    const { mtime } = await stat(path.join(where.folder, file));
    return show(forms.asText, before, await known(before, mtime), 200);
  }
  const sent = c.get('form');
  const typed = String(sent.get('text')).replace(/\r\n?/g, '\n');
  const after = before?.includes('\r\n') ? typed.replaceAll('\n', '\r\n') : typed;
  const here = `${c.req.path}?name=${encodeURIComponent(name)}`;
  const isWrong = (await known(after)).length > 0;
  const then = isWrong ? { path: here, sentence: forms.stillWrong } : { path: `/${city.key}/mistakes` };
  const refuse = (problems: readonly FileProblem[]) => show(core.notValid, typed, problems, 422);
  return context.save(c, where, file, { before, after }, { ...then, seen: String(sent.get('seen')), refuse });
}

/** Adds the editor that changes a file as text. */
export function addTextEditor(app: DeskApp, context: DeskContext): void {
  app.get('/:city/pages/file', (c) => editText(context, c, c.req.query('name') ?? ''));
  app.post('/:city/pages/file', (c) => editText(context, c, String(c.get('form').get('file'))));
}
