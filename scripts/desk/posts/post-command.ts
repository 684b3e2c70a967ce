import type { PostState } from '@/components/desk/posts/post-list';
import type { BlogPost } from '@/lib/blog/blog-post';
import { momentIn } from '@/lib/blog/views/preview-view';
import { editPostText, type PostDraft, readPostText } from '@/lib/desk/posts/post-text';
import type { DeskRequest } from '@/scripts/desk/context';
import type { Opened } from '@/scripts/desk/posts/open-post';

const HOLDING_COMMANDS = ['draft', 'ask', 'unpublish'];

/** Returns whether a command publishes a post whose date must become now, because it is empty or in the future. */
export function isDatedNow(typed: PostDraft, command: string, now: string): boolean {
  return command === 'publish' && (typed.date === '' || typed.date > now);
}

/** Returns the state that a command asks for. */
export function wantedState(command: string, { state }: Opened): Opened['state'] {
  if (command === 'save') return state;
  if (HOLDING_COMMANDS.includes(command)) return 'draft';
  return command === 'publish' ? 'published' : 'scheduled';
}

/**
 * Returns the text of a post's file after a command. Fields that the editor did not change stay exactly as written.
 * Only a draft can lose its date: without a date, a scheduled post would be published.
 */
export function editedText(post: Opened, typed: PostDraft, command: string, now: string): string {
  const { text = '', draft, file } = post;
  const written = readPostText(text);
  const same = (key: 'date' | 'section') => (typed[key] === draft[key] ? written[key] : typed[key]);
  const held = command === 'save' ? written.draft : HOLDING_COMMANDS.includes(command) ? 'true' : '';
  const date = typed.date === '' && post.state !== 'draft' ? written.date : same('date');
  const next = {
    ...typed,
    section: same('section'),
    draft: held,
    date: isDatedNow(typed, command, now) ? now : date,
  };
  return editPostText(text, next, file);
}

/** Returns messages for the editor about problems that prevent saving. */
export function wrongWith(
  c: DeskRequest,
  post: Opened,
  typed: PostDraft,
  command: string,
  now: string,
): string[] {
  const { posts } = c.get('texts');
  const isForReaders = command === 'save' ? post.draft.body !== '' : !HOLDING_COMMANDS.includes(command);
  const isDate = typed.date === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed.date);
  return [
    ...(typed.title.trim() === '' ? [posts.needsTitle] : []),
    ...(isForReaders && typed.body.trim() === '' ? [posts.needsBody] : []),
    ...(isDate ? [] : [posts.badDate]),
    ...(command === 'schedule' && !(typed.date > now) ? [posts.needsFuture] : []),
    ...(/\.\w+$/.test(typed.picture) && typed.alt.trim() === '' ? [posts.needsAlt] : []),
  ];
}

/**
 * Returns a message that says what a command did and when readers see the post. `isMoved`: whether the date was set to
 * now.
 */
export function sentenceOf(
  c: DeskRequest,
  post: BlogPost | undefined,
  state: PostState,
  command: string,
  isMoved: boolean,
) {
  const { posts } = c.get('texts');
  const date = post?.date && momentIn(c.get('city'), post.date);
  const soon = state === 'scheduled' ? date : undefined;
  const sentences: Partial<Record<string, string>> = {
    draft: posts.saidDraft,
    ask: posts.saidAsk,
    publish: posts.saidPublish(isMoved ? date : undefined),
    schedule: date && posts.saidSchedule(date),
    save: post?.draft ? posts.saidDraft : soon && posts.saidSave(soon),
    unpublish: posts.saidUnpublish,
  };
  return sentences[command];
}
