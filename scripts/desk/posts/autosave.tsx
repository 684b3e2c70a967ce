import { randomUUID } from 'node:crypto';
import { HTTPException } from 'hono/http-exception';
import type { OfferedText } from '@/components/desk/posts/post-list';
import { clockTime } from '@/lib/base/dates/format-date';
import { momentIn } from '@/lib/blog/views/preview-view';
import { type Autosave, isSameDraft } from '@/lib/desk/posts/autosaves';
import type { PostDraft } from '@/lib/desk/posts/post-text';
import { readText } from '@/lib/desk/saves/save-file';
import { backTo, type DeskApp, type DeskContext, type DeskRequest } from '@/scripts/desk/context';
import { newPost, type Opened, openPost, typedDraft } from '@/scripts/desk/posts/open-post';
import { previewOf } from '@/scripts/desk/posts/preview-of';
import { renderPart } from '@/scripts/desk/render-page';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the id of a form's autosave, or a new id if the form has none. */
export function autosaveId(value: unknown): string {
  return typeof value === 'string' && ID.test(value) ? value : randomUUID();
}

/** Returns the signed-in person's autosaves in this paper. A text counts as a new post if its post was deleted. */
async function autosavesHere({ autosaves }: DeskContext, c: DeskRequest): Promise<Autosave[]> {
  const { editor, city } = c.var;
  const own = (await autosaves.list(editor.id)).filter((one) => one.city === city.key);
  return Promise.all(
    own.map(async (one) => {
      const isThere = one.file !== '' && (await readText(city.folder, `posts/${one.file}.md`)) !== undefined;
      return isThere ? one : { ...one, file: '' };
    }),
  );
}

/** Returns the autosave whose id is in the query, if it belongs to the signed-in person and to this post. */
export async function namedAutosave(
  context: DeskContext,
  c: DeskRequest,
  { name }: Opened,
): Promise<Autosave | undefined> {
  const all = await autosavesHere(context, c);
  return all.find(({ id, file }) => id === c.req.query('autosave') && file === name);
}

/** Returns the autosaved texts to offer to the signed-in person: all in this paper, or only those of `post`. */
export async function offeredTexts(
  context: DeskContext,
  c: DeskRequest,
  post?: { name: string; saved: PostDraft; current: string },
): Promise<OfferedText[]> {
  const city = c.get('city');
  const all = await autosavesHere(context, c);
  const isOffered = ({ id, file, draft }: Autosave) =>
    !post || (file === post.name && id !== post.current && !isSameDraft(draft, post.saved));
  return all.filter(isOffered).map(({ id, file, at, draft: { title } }) => ({
    id,
    name: file,
    title,
    when: momentIn(city, new Date(at)),
  }));
}

/** Adds the routes that the form's script uses: autosave with preview, drop an autosave, convert pasted text. */
export function addAutosaveRoutes(app: DeskApp, context: DeskContext): void {
  const { autosaves, clock } = context;
  const keep = async (c: DeskRequest, post: Opened) => {
    const form = c.get('form');
    const draft = typedDraft(form, post);
    const id = autosaveId(form.get('autosave'));
    const text = { id, city: post.city.key, file: post.name, seen: String(form.get('seen')), draft };
    if (!(await autosaves.keep(c.get('editor').id, text))) throw new HTTPException(413);
    const { posts } = c.get('texts');
    const when = clockTime(new Date(clock()), post.city);
    return c.html(
      await renderPart(
        <>
          <p data-autosaved>{posts.autosaved(when)}</p>
          {await previewOf(posts, post.city, draft, 'new')}
        </>,
      ),
    );
  };
  app.post('/:city/posts/new/autosave', (c) => keep(c, newPost(context, c)));
  app.post('/:city/posts/edit/:name/autosave', async (c) => keep(c, await openPost(context, c)));
  app.post('/:city/posts/paste', async (c) => {
    const text = await context.slowWork.pastedText(String(c.get('form').get('html') ?? ''));
    return text === undefined ? c.body(null, 422) : c.text(text);
  });
  app.post('/:city/posts/drop', async (c) => {
    await autosaves.drop(c.get('editor').id, String(c.get('form').get('id')));
    return context.done(c, backTo(context, c), c.get('texts').posts.dropped);
  });
}
