import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { postHref } from '@/components/desk/posts/post-list';
import { siteLanguage } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import { postsOf } from '@/lib/desk/mistakes';
import { editPostText } from '@/lib/desk/posts/post-text';
import { isPhoto } from '@/lib/desk/saves/save-file';
import { type DeskApp, type DeskContext, type DeskRequest, editionsOf } from '@/scripts/desk/context';
import { freeName, type Opened, openPost } from '@/scripts/desk/posts/open-post';

/** Returns the editions of a city in other languages. Language names are in the editor's language. */
export function otherEditions(context: DeskContext, c: DeskRequest, city: City) {
  const names = new Intl.DisplayNames([c.get('editor').language], { type: 'language' });
  return editionsOf(context, city)
    .filter((one) => siteLanguage(one) !== siteLanguage(city))
    .map((edition) => ({ edition, language: names.of(siteLanguage(edition)) ?? '' }));
}

/** Copies a post's photo into the edition's folder. An edition can only show photos from there. */
async function copyPhoto({ saver }: DeskContext, c: DeskRequest, { city, draft }: Opened, to: City) {
  const file = `photos/${draft.picture}`;
  if (!(await isPhoto(city.folder, file))) return;
  const bytes = await readFile(path.join(city.folder, file)).catch(() => undefined);
  if (bytes) await saver.saveUpload(to, file, bytes, c.get('editor'));
}

/** Adds the route that starts a translation: a draft in the edition, with the original's text, photo and `id`. */
export function addTranslation(app: DeskApp, context: DeskContext): void {
  app.post('/:city/posts/translate/:name', async (c) => {
    const original = await openPost(context, c);
    const { city, draft, post } = original;
    const to = c.get('form').get('to');
    const { edition } = otherEditions(context, c, city).find((one) => one.edition.key === to) ?? {};
    if (!edition || !post) throw new HTTPException(400);
    const there = await postsOf(edition);
    const [known] = [...(there.ok ? there.value : [])].find(([, { good }]) => good?.id === post.id) ?? [];
    if (known) return c.redirect(postHref(edition, path.parse(known).name), 303);
    await copyPhoto(context, c, original, edition);
    const name = await freeName(edition, draft.title);
    const own = { ...draft, draft: 'true', date: '', author: '', section: '' };
    const after = editPostText(`---\nid: ${JSON.stringify(post.id)}\n---\n`, own);
    const then = { path: postHref(edition, name), sentence: c.get('texts').posts.saidTranslate };
    return context.save(c, edition, `posts/${name}.md`, { before: undefined, after }, then);
  });
}
