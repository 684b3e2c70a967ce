import { Mistakes } from '@/components/desk/pages';
import { postHref } from '@/components/desk/posts/post-list';
import type { City } from '@/lib/city/city-type';
import { keyOfFile } from '@/lib/city/read/yaml-part';
import { entryAtLine } from '@/lib/desk/forms/entry-at-line';
import { mistakesOf } from '@/lib/desk/mistakes';
import { isSafePath, readText } from '@/lib/desk/saves/save-file';
import type { DeskApp, DeskContext } from '@/scripts/desk/context';
import { isForm } from '@/scripts/desk/files/pages';
import { NETWORK, rawHref } from '@/scripts/desk/files/text-editor';
import { parsePost } from '@/scripts/desk/posts/open-post';

/** Returns a link to fix a mistake: the form for the post, ad or file, otherwise the text editor. */
async function fixHref(city: City, line: string): Promise<string> {
  const [, file = '', at] = /^([^:]+\.(?:ya?ml|md))\b(?::(\d+))?/.exec(line) ?? [];
  if (file === '' || !isSafePath(file)) return `/${city.key}/pages`;
  const post = /^posts\/(.+)\.md$/.exec(file)?.[1];
  const text = post && (await readText(city.folder, file));
  if (post && text && parsePost(city, file, text)) return postHref(city, post);
  const ad =
    file === 'desk.yaml'
      ? entryAtLine((await readText(city.folder, file)) ?? '', ['ads'], Number(at))
      : undefined;
  if (ad !== undefined) return `/${city.key}/ads/edit/${ad}`;
  const [, key = ''] =
    file === 'city.yaml' ? (/^city\.yaml:\d+: (\w+)/.exec(line) ?? []) : ['', keyOfFile(file)];
  if (isForm(key) && key !== 'facts') return `/${city.key}/pages/${key}`;
  return rawHref(city, file);
}

/** Adds the page that lists all mistakes in the city's files. */
export function addMistakesRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/mistakes', async (c) => {
    const city = c.get('city');
    const lines = await mistakesOf(context, city);
    const own = await Promise.all(lines.map(async (line) => ({ line, href: await fixHref(city, line) })));
    const ofAll = context.store.networkProblems();
    const network = ofAll.map((line) => ({ line, href: rawHref(city, `${NETWORK}desk.yaml`) }));
    const page = <Mistakes mistakes={[...own, ...network]} />;
    return context.page(c, c.get('texts').core.sections.mistakes, page);
  });
}
