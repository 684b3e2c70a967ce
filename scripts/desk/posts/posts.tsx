import path from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { PostList, postHref } from '@/components/desk/posts/post-list';
import { dateWords, momentIn } from '@/lib/blog/views/preview-view';
import { fingerprint } from '@/lib/desk/forms/form-file';
import { JsonFile } from '@/lib/desk/json-file';
import { postsOf } from '@/lib/desk/mistakes';
import type { PostDraft } from '@/lib/desk/posts/post-text';
import { type DeskApp, type DeskContext, type DeskRequest, localNow } from '@/scripts/desk/context';
import { addAutosaveRoutes, autosaveId, namedAutosave, offeredTexts } from '@/scripts/desk/posts/autosave';
import { addCorrectAndRename, addDelete } from '@/scripts/desk/posts/correct-and-rename';
import {
  freeName,
  newPost,
  type Opened,
  openPost,
  parsePost,
  stateOf,
  typedDraft,
} from '@/scripts/desk/posts/open-post';
import { addPhotoRoute, savedPhoto } from '@/scripts/desk/posts/photos';
import {
  editedText,
  isDatedNow,
  sentenceOf,
  wantedState,
  wrongWith,
} from '@/scripts/desk/posts/post-command';
import { SentForms } from '@/scripts/desk/posts/sent-forms';
import { showPost, showPreview } from '@/scripts/desk/posts/show-post';
import { addTranslation } from '@/scripts/desk/posts/translation';

const OPEN_MS = 10 * 60_000;
const WRITERS_COMMANDS = ['preview', 'draft', 'ask'];
const EDITORS_COMMANDS = ['preview', 'draft', 'save', 'publish', 'schedule', 'unpublish'];

type Waiting = Record<string, string>;

type Kept = { waiting: JsonFile<Waiting>; sent: SentForms };

type Sent = { command: string; draft: PostDraft; seen: string; autosave: string };

/** Shows the form again, as it was sent. */
function refuse(context: DeskContext, c: DeskRequest, post: Opened, sent: Sent, messages: readonly string[]) {
  return showPost(context, c, post, { ...sent, problems: messages.map((message) => ({ message })) });
}

async function send(context: DeskContext, kept: Kept, c: DeskRequest, post: Opened) {
  const [form, editor] = [c.get('form'), c.get('editor')];
  const command = String(form.get('do') ?? 'draft');
  const commands = editor.role === 'editor' ? EDITORS_COMMANDS : WRITERS_COMMANDS;
  if (!commands.includes(command)) throw new HTTPException(403, { message: 'role' });
  const seen = String(form.get('seen'));
  const autosave = autosaveId(form.get('autosave'));
  const typed = typedDraft(form, post);
  const before = post.state === 'new' ? await kept.sent.problem(c, autosave) : undefined;
  if (before) return showPost(context, c, post, { draft: typed, seen, autosave, problems: [before] });
  const photo = await savedPhoto(context, c, typed.title);
  const draft = photo.name ? { ...typed, picture: photo.name } : typed;
  const now = localNow(context, post.city);
  const wrong = command === 'preview' ? [] : wrongWith(c, post, draft, command, now);
  const problems = [...(photo.problem ? [photo.problem] : []), ...wrong];
  const sent = { command, draft, seen, autosave };
  if (problems.length > 0) return refuse(context, c, post, sent, problems);
  if (command === 'preview') return showPreview(context, c, post, sent);
  return saveSent(context, kept, c, post, sent);
}

async function saveSent(
  context: DeskContext,
  { waiting, sent: sentForms }: Kept,
  c: DeskRequest,
  post: Opened,
  sent: Sent,
) {
  const [{ city, text }, { command, draft, seen, autosave }] = [post, sent];
  const [editor, { posts }] = [c.get('editor'), c.get('texts')];
  const now = localNow(context, city);
  const after = editedText(post, draft, command, now);
  const isMoved = draft.date !== '' && isDatedNow(draft, command, now);
  const name = post.state === 'new' ? await freeName(city, draft.title) : post.name;
  const file = `posts/${name}.md`;
  const where = postHref(city, name);
  const changed = { ok: false, reason: 'changed-meanwhile', current: text, yours: after } as const;
  const mine = { seen: fingerprint(text), picture: draft.picture };
  if (seen !== fingerprint(text)) return context.saved(c, changed, { path: where, mine });
  const next = parsePost(city, file, after);
  const state = stateOf(next, context.clock());
  const isWanted = state === wantedState(command, post);
  if (command === 'save' && !isWanted && (state === 'published' || state === 'scheduled'))
    return refuse(context, c, post, sent, [posts.saveKeeps[state]]);
  const result = await context.saver.saveFile(city, file, { before: text, after }, editor);
  if (result.ok) {
    if (post.state === 'new') sentForms.note(c, autosave, name);
    await context.autosaves.drop(editor.id, autosave);
    await waiting.update(({ [`${city.key}/${file}`]: _, ...others }) =>
      command === 'ask' ? { ...others, [`${city.key}/${file}`]: editor.name } : others,
    );
  }
  return context.saved(c, result, {
    path: where,
    // The site holds back posts that may be drafts. Their form says why.
    sentence: isWanted ? sentenceOf(c, next, state, command, isMoved) : posts.saidHeld,
    refuse: (found) =>
      refuse(
        context,
        c,
        post,
        sent,
        found.map(({ message }) => message),
      ),
  });
}

/**
 * Returns a function that records who opened a post, and says if somebody else has opened it in the last ten minutes.
 */
function makeOpenNotes({ clock }: Pick<DeskContext, 'clock'>) {
  const notes = new Map<string, { id: string; name: string; at: number }>();
  return (c: DeskRequest, { city, file }: Opened): string | undefined => {
    const { id, name } = c.get('editor');
    const key = `${city.key}/${file}`;
    const last = notes.get(key);
    notes.set(key, { id, name, at: clock() });
    if (!last || last.id === id || clock() - last.at > OPEN_MS) return undefined;
    return c.get('texts').posts.openBy(last.name, momentIn(city, new Date(last.at)));
  };
}

function addList(app: DeskApp, context: DeskContext, waiting: JsonFile<Waiting>): void {
  app.get('/:city/posts', async (c) => {
    const city = c.get('city');
    const all = await postsOf(city);
    const asks = await waiting.read();
    const list = [...(all.ok ? all.value : [])]
      .map(([file, { good }]) => ({ name: path.parse(file).name, good }))
      .toSorted((one, other) => (other.good?.date?.getTime() ?? 0) - (one.good?.date?.getTime() ?? 0))
      .map(({ name, good }) => {
        const asker = asks[`${city.key}/posts/${name}.md`];
        return {
          name,
          title: good?.metaTitle ?? name,
          state: stateOf(good, context.clock()),
          when: good && dateWords(city, good),
          ...(asker && { waitsFor: asker }),
        };
      });
    const offered = await offeredTexts(context, c);
    const page = <PostList city={city.key} posts={list} offered={offered} />;
    return context.page(c, c.get('texts').core.sections.posts, page);
  });
}

/** Adds the pages that list, edit, preview, schedule, correct and rename posts. */
export function addPostsRoutes(app: DeskApp, context: DeskContext): void {
  const waiting = new JsonFile<Waiting>(path.join(context.deskDir, 'waiting.json'), {});
  const kept = { waiting, sent: new SentForms(context) };
  const openNote = makeOpenNotes(context);
  addList(app, context, waiting);
  addPhotoRoute(app);
  addCorrectAndRename(app, context);
  addDelete(app, context);
  addAutosaveRoutes(app, context);
  addTranslation(app, context);
  const show = async (c: DeskRequest, post: Opened, note?: string) => {
    const text = await namedAutosave(context, c, post);
    const typed = text && { draft: text.draft, ...(post.state !== 'new' && { seen: text.seen }) };
    const isPreview = Boolean(text) && c.req.query('preview') !== undefined;
    const autosave = text?.id ?? (post.state === 'new' ? c.req.query('autosave') : undefined);
    return showPost(context, c, post, {
      ...typed,
      isPreview,
      ...(note && { note }),
      ...(autosave && { autosave }),
    });
  };
  // The form's id is in its address, so that the form has the same id after Back or a reload.
  app.get('/:city/posts/new', async (c) => {
    const id = autosaveId(c.req.query('autosave'));
    if (id === c.req.query('autosave')) return show(c, newPost(context, c));
    return c.redirect(`${c.req.path}?autosave=${id}`, 303);
  });
  app.post('/:city/posts/new/photos', (c) => send(context, kept, c, newPost(context, c)));
  app.get('/:city/posts/edit/:name', async (c) => {
    const post = await openPost(context, c);
    return show(c, post, openNote(c, post));
  });
  app.post('/:city/posts/edit/:name/photos', async (c) => send(context, kept, c, await openPost(context, c)));
}
