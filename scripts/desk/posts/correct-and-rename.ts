import { HTTPException } from 'hono/http-exception';
import { postHref } from '@/components/desk/posts/post-list';
import { addToPost, slugFor } from '@/lib/desk/posts/post-text';
import { isSafePath, readText } from '@/lib/desk/saves/save-file';
import { type DeskApp, type DeskContext, localNow, typed } from '@/scripts/desk/context';
import { openPost } from '@/scripts/desk/posts/open-post';

/** Adds the forms below a post that add a correction or change its address. */
export function addCorrectAndRename(app: DeskApp, context: DeskContext): void {
  app.post('/:city/posts/correct/:name', async (c) => {
    const post = await openPost(context, c);
    const words = typed(c, 'correction');
    if (words === '' || !post.text) throw new HTTPException(400);
    const date = localNow(context, post.city).slice(0, 10);
    const after = addToPost(post.text, 'corrections', { date, text: words.replace(/\s+/g, ' ') });
    const then = { path: postHref(post.city, post.name), sentence: c.get('texts').posts.saidCorrect };
    return context.save(c, post.city, post.file, { before: post.text, after }, then);
  });
  app.post('/:city/posts/rename/:name', async (c) => {
    const { city, name, file, text, post, state } = await openPost(context, c);
    const { posts } = c.get('texts');
    const to = slugFor(typed(c, 'to'));
    const here = postHref(city, name);
    if (to === '' || !isSafePath(`posts/${to}.md`) || text === undefined) throw new HTTPException(400);
    if (to === name) return c.redirect(here, 303);
    if ((await readText(city.folder, `posts/${to}.md`)) !== undefined)
      return context.done(c, here, posts.taken);
    const after = post && state === 'published' ? addToPost(text, 'formerly', post.slug) : text;
    const editor = c.get('editor');
    const added = await context.saver.saveFile(city, `posts/${to}.md`, { before: undefined, after }, editor);
    if (!added.ok) return context.saved(c, added, { path: here, yours: after });
    await context.autosaves.rename(editor.id, city.key, name, to);
    const then = { path: `/${city.key}/posts`, sentence: posts.saidRename };
    return context.save(c, city, file, { before: text, after: undefined }, then);
  });
}
