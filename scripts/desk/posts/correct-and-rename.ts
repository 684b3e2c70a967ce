import { HTTPException } from 'hono/http-exception';
import { postHref } from '@/components/desk/posts/post-list';
import { fingerprint } from '@/lib/desk/forms/form-file';
import { addToPost, slugFor } from '@/lib/desk/posts/post-text';
import { isSafePath, readText } from '@/lib/desk/saves/save-file';
import { type DeskApp, type DeskContext, localNow, typed } from '@/scripts/desk/context';
import { mayDelete, openPost } from '@/scripts/desk/posts/open-post';
import { showPost } from '@/scripts/desk/posts/show-post';

/** Adds the forms below a post that add a correction or change its address. */
export function addCorrectAndRename(app: DeskApp, context: DeskContext): void {
  const { saver, autosaves } = context;
  app.post('/:city/posts/correct/:name', async (c) => {
    const post = await openPost(context, c);
    const { city, name, file, text = '' } = post;
    const { posts } = c.get('texts');
    const value = String(c.get('form').get('correction') ?? '');
    const words = value.replace(/\s+/g, ' ').trim();
    if (words === '')
      return showPost(context, c, post, {
        refused: { name: 'correction', value, why: posts.needsCorrection },
      });
    const date = localNow(context, city).slice(0, 10);
    const after = addToPost(text, 'corrections', { date, text: words }, file);
    const { id } = c.get('editor');
    const result = await saver.saveFile(city, file, { before: text, after }, c.get('editor'));
    const [old, now] = [text, after].map((one) => ({ file: name, seen: fingerprint(one) }));
    if (result.ok && old && now) await autosaves.follow(id, city.key, old, now);
    return context.saved(c, result, { path: postHref(city, name), sentence: posts.saidCorrect });
  });
  app.post('/:city/posts/rename/:name', async (c) => {
    const opened = await openPost(context, c);
    const { city, name, file, text = '', post, state } = opened;
    const { posts } = c.get('texts');
    const to = slugFor(typed(c, 'to'));
    const here = postHref(city, name);
    if (to === name) return c.redirect(here, 303);
    const refuse = (why: string) =>
      showPost(context, c, opened, { refused: { name: 'to', value: String(c.get('form').get('to')), why } });
    const next = `posts/${to}.md`;
    if (to === '' || !isSafePath(next)) return refuse(posts.needsAddress);
    if ((await readText(city.folder, next)) !== undefined) return refuse(posts.taken);
    const after = post && state === 'published' ? addToPost(text, 'formerly', post.slug, file) : text;
    const edits = [
      { where: city, file: next, before: undefined, after },
      { where: city, file, before: text, after: undefined },
    ];
    const result = await saver.save(edits, c.get('editor'));
    const [old, now] = [
      { file: name, seen: fingerprint(text) },
      { file: to, seen: fingerprint(after) },
    ];
    if (result.ok) await autosaves.follow(c.get('editor').id, city.key, old, now);
    return context.saved(c, result, {
      path: result.ok ? `/${city.key}/posts` : here,
      sentence: posts.saidRename,
    });
  });
}

/** Adds the button that deletes a draft. */
export function addDelete(app: DeskApp, context: DeskContext): void {
  app.post('/:city/posts/delete/:name', async (c) => {
    const post = await openPost(context, c);
    if (!(await mayDelete(context, c, post))) throw new HTTPException(403, { message: 'role' });
    const { city, file, text, draft } = post;
    const sentence = c.get('texts').posts.saidDelete(draft.title);
    const then = { path: `/${city.key}/posts`, sentence, seen: typed(c, 'seen') };
    return context.save(c, city, file, { before: text, after: undefined }, then);
  });
}
