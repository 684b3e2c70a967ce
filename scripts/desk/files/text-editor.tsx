import { HTTPException } from 'hono/http-exception';
import { RawPage } from '@/components/desk/pages';
import type { City } from '@/lib/city/city-type';
import { problemsWith } from '@/lib/desk/check-file';
import { printOf } from '@/lib/desk/forms/form-file';
import { isSafePath, readText } from '@/lib/desk/save-file';
import { type DeskApp, type DeskContext, networkFolder } from '@/scripts/desk/context';

/** Prefix of files of all cities in addresses of the text editor. */
export const NETWORK = 'all-cities/';

/** Returns the address of a file's text. */
export function rawHref(city: City, file: string): string {
  return `/${city.key}/pages/file?name=${encodeURIComponent(file)}`;
}

/** Returns the folder and name of a file that the text editor opens; files for all cities have a prefix. */
function fileIn(context: DeskContext, city: City, name: string) {
  const isNetwork = name.startsWith(NETWORK);
  const file = isNetwork ? name.slice(NETWORK.length) : name;
  const isKnown = isNetwork ? file === 'desk.yaml' : isSafePath(file) && /\.(?:ya?ml|md)$/.test(file);
  if (!isKnown) throw new HTTPException(404);
  return { file, where: isNetwork ? networkFolder(context) : city };
}

/** Adds the editor for a file's whole text. */
export function addTextEditor(app: DeskApp, context: DeskContext): void {
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
