import path from 'node:path';
import { HTTPException } from 'hono/http-exception';
import { PostList, postHref } from '@/components/desk/posts/post-list';
import type { BlogPost } from '@/lib/blog/blog-post';
import { dateWords, momentIn } from '@/lib/blog/views/preview-view';
import { fingerprint } from '@/lib/desk/forms/form-file';
import { JsonFile } from '@/lib/desk/json-file';
import { postsOf } from '@/lib/desk/mistakes';
import { editPostText, type PostDraft, readPostText } from '@/lib/desk/posts/post-text';
import { type DeskApp, type DeskContext, type DeskRequest, localNow } from '@/scripts/desk/context';
import { addAutosaveRoutes, autosaveId, namedAutosave, offeredTexts } from '@/scripts/desk/posts/autosave';
import { addCorrectAndRename } from '@/scripts/desk/posts/correct-and-rename';
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
import { showPost, showPreview } from '@/scripts/desk/posts/show-post';
import { addTranslation } from '@/scripts/desk/posts/translation';

const OPEN_MS = 10 * 60_000;
const WRITERS_COMMANDS = ['preview', 'draft', 'ask'];
const EDITORS_COMMANDS = ['preview', 'draft', 'save', 'publish', 'schedule', 'unpublish'];

/** Returns whether publishing a post sets its date to now: the date is empty or in the future. */
function isDatedNow(typed: PostDraft, command: string, now: string): boolean {
  return command === 'publish' && (typed.date === '' || typed.date > now);
}

/** Returns the text of a post's file after a command. Fields that the editor did not change stay exactly as written. */
function editedText(post: Opened, typed: PostDraft, command: string, now: string): string {
  const { text = '', draft, file } = post;
  const written = readPostText(text);
  const same = (key: 'date' | 'section') => (typed[key] === draft[key] ? written[key] : typed[key]);
  const isHeld = ['draft', 'ask', 'unpublish'].includes(command);
  const held = command === 'save' ? written.draft : isHeld ? 'true' : '';
  const date = same('date');
  const next = {
    ...typed,
    section: same('section'),
    draft: held,
    date: isDatedNow(typed, command, now) ? now : date,
  };
  return editPostText(text, next, file);
}

/** Returns messages for the editor about problems that prevent saving. */
function wrongWith(c: DeskRequest, typed: PostDraft, command: string, now: string): string[] {
  const { posts } = c.get('texts');
  const isDate = typed.date === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed.date);
  return [
    ...(typed.title.trim() === '' ? [posts.needsTitle] : []),
    ...(isDate ? [] : [posts.badDate]),
    ...(command === 'schedule' && !(typed.date > now) ? [posts.needsFuture] : []),
    ...(/\.\w+$/.test(typed.picture) && typed.alt.trim() === '' ? [posts.needsAlt] : []),
  ];
}

/**
 * Returns a message that says what a command did and when readers see the post. `isMoved`: whether the date was set to
 * now.
 */
function sentenceOf(c: DeskRequest, post: BlogPost | undefined, command: string, isMoved: boolean) {
  const { posts } = c.get('texts');
  const date = post?.date && momentIn(c.get('city'), post.date);
  const sentences: Partial<Record<string, string>> = {
    draft: posts.saidDraft,
    ask: posts.saidAsk,
    publish: posts.saidPublish(isMoved ? date : undefined),
    schedule: date && posts.saidSchedule(date),
    unpublish: posts.saidUnpublish,
  };
  return sentences[command];
}

type Waiting = Record<string, string>;

async function send(context: DeskContext, waiting: JsonFile<Waiting>, c: DeskRequest, post: Opened) {
  const { city, text } = post;
  const [form, editor] = [c.get('form'), c.get('editor')];
  const command = String(form.get('do') ?? 'draft');
  const commands = editor.role === 'editor' ? EDITORS_COMMANDS : WRITERS_COMMANDS;
  if (!commands.includes(command)) throw new HTTPException(403, { message: 'role' });
  const seen = String(form.get('seen'));
  const autosave = autosaveId(form.get('autosave'));
  const typed = typedDraft(form, post);
  const photo = await savedPhoto(context, c, typed.title);
  const draft = photo.name ? { ...typed, picture: photo.name } : typed;
  const now = localNow(context, city);
  const wrong = command === 'preview' ? [] : wrongWith(c, draft, command, now);
  const problems = [...(photo.problem ? [photo.problem] : []), ...wrong];
  if (problems.length > 0) return showPost(context, c, post, { draft, seen, autosave, problems });
  if (command === 'preview') return showPreview(context, c, post, { draft, seen, autosave });
  const after = editedText(post, draft, command, now);
  const isMoved = draft.date !== '' && isDatedNow(draft, command, now);
  const name = post.state === 'new' ? await freeName(city, draft.title) : post.name;
  const file = `posts/${name}.md`;
  const where = postHref(city, name);
  const changed = { ok: false, reason: 'changed-meanwhile', current: text, yours: after } as const;
  const mine = { seen: fingerprint(text), picture: draft.picture };
  if (seen !== fingerprint(text)) return context.saved(c, changed, { path: where, mine });
  const result = await context.saver.saveFile(city, file, { before: text, after }, editor);
  if (result.ok) {
    await context.autosaves.drop(editor.id, autosave);
    await waiting.update(({ [`${city.key}/${file}`]: _, ...others }) =>
      command === 'ask' ? { ...others, [`${city.key}/${file}`]: editor.name } : others,
    );
  }
  return context.saved(c, result, {
    path: where,
    sentence: sentenceOf(c, parsePost(city, file, after), command, isMoved),
    refuse: (found) =>
      showPost(context, c, post, { draft, seen, autosave, problems: found.map(({ message }) => message) }),
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
  const openNote = makeOpenNotes(context);
  addList(app, context, waiting);
  addPhotoRoute(app);
  addCorrectAndRename(app, context);
  addAutosaveRoutes(app, context);
  addTranslation(app, context);
  const show = async (c: DeskRequest, post: Opened, note?: string) => {
    const text = await namedAutosave(context, c, post);
    const typed = text && { draft: text.draft, seen: text.seen, autosave: text.id };
    const isPreview = Boolean(text) && c.req.query('preview') !== undefined;
    return showPost(context, c, post, { ...typed, isPreview, ...(note && { note }) });
  };
  app.get('/:city/posts/new', (c) => show(c, newPost(context, c)));
  app.post('/:city/posts/new/photos', (c) => send(context, waiting, c, newPost(context, c)));
  app.get('/:city/posts/edit/:name', async (c) => {
    const post = await openPost(context, c);
    return show(c, post, openNote(c, post));
  });
  app.post('/:city/posts/edit/:name/photos', async (c) =>
    send(context, waiting, c, await openPost(context, c)),
  );
}
