import type { SiteLanguage } from '@/lib/base/languages.mjs';
import { readPostFile } from '@/lib/blog/sources/post-file';
import type { Change } from '@/lib/desk/saves/kept-saves';

/**
 * Roles at the desk. Writers may only write posts, and an editor publishes them. Editors may do everything.
 */
export const roles = ['editor', 'writer'] as const;
export type Role = (typeof roles)[number];

/**
 * The person who is signed in at the desk. `language`: language of the desk's own pages. `action`: ID of the current
 * action; all saves of an action are undone together.
 */
export type Editor = { id: string; name: string; role: Role; language: SiteLanguage; action: string };

/**
 * Whether a post is kept from readers: it is a draft, or its text is undefined because there is no file. A
 * scheduled post is not held, because readers will see it.
 */
function isHeld(file: string, text: string | undefined): boolean {
  if (text === undefined) return true;
  return readPostFile(file, text, { domain: '', zone: 'UTC' }).post?.draft === true;
}

/**
 * Whether a person may make a change to a city's file. Writers may only add photos, and create, change or
 * delete drafts of posts.
 */
export function mayChange({ role }: Pick<Editor, 'role'>, file: string, { before, after }: Change): boolean {
  if (role === 'editor') return true;
  return /^(?:posts|photos)\/[^/]+$/.test(file) && isHeld(file, before) && isHeld(file, after);
}
