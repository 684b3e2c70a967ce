import { readPostFile } from '@/lib/blog/sources/post-file';
import type { Editor } from '@/lib/desk/editor';

type Change = { before: string | undefined; after: string | undefined };

/** Whether readers cannot see a post with this text, now or later. */
function isHeld(file: string, text: string | undefined): boolean {
  if (text === undefined) return true;
  return readPostFile(file, text, { domain: '', zone: 'UTC' }).post?.draft === true;
}

/** Whether a person may change a post: a writer only from one draft to another. */
export function mayChangePost({ role }: Pick<Editor, 'role'>, file: string, change: Change): boolean {
  return role === 'editor' || (isHeld(file, change.before) && isHeld(file, change.after));
}
