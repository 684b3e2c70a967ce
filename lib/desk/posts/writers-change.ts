import { readPostFile } from '@/lib/blog/sources/post-file';
import type { Editor } from '@/lib/desk/editor';

type Change = { before: string | undefined; after: string | undefined };

/** Whether a text is a draft or does not exist, so that readers cannot see it, now or later. */
function isHeld(file: string, text: string | undefined): boolean {
  if (text === undefined) return true;
  return readPostFile(file, text, { domain: '', zone: 'UTC' }).post?.draft === true;
}

/** Whether a person may make a change to a post. Writers may only change drafts, and not publish them. */
export function mayChangePost({ role }: Pick<Editor, 'role'>, file: string, change: Change): boolean {
  return role === 'editor' || (isHeld(file, change.before) && isHeld(file, change.after));
}
