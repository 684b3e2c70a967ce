import { postHref } from '@/components/desk/posts/post-list';
import type { FormProblem } from '@/lib/desk/forms/form-problems';
import { readText } from '@/lib/desk/saves/save-file';
import type { DeskContext, DeskRequest } from '@/scripts/desk/context';
import { parsePost, stateOf } from '@/scripts/desk/posts/open-post';

/**
 * Remembers which form for a new post became which file. The browser's Back button leads to a form that was already
 * sent; sending it again must not make a second post.
 */
export class SentForms {
  readonly #names = new Map<string, string>();
  readonly #clock: () => number;

  constructor({ clock }: Pick<DeskContext, 'clock'>) {
    this.#clock = clock;
  }

  #key(c: DeskRequest, id: string): string {
    return [c.get('editor').id, c.get('city').key, id].join('/');
  }

  /** Records that the form with this autosave ID became the post with this file name. */
  note(c: DeskRequest, id: string, name: string): void {
    this.#names.set(this.#key(c, id), name);
  }

  /** Returns a problem that links to the post that the form created; undefined if there is no such post. */
  async problem(c: DeskRequest, id: string): Promise<FormProblem | undefined> {
    const city = c.get('city');
    const name = this.#names.get(this.#key(c, id));
    if (name === undefined) return undefined;
    const file = `posts/${name}.md`;
    const text = await readText(city.folder, file);
    if (text === undefined) return undefined;
    const isPublished = stateOf(parsePost(city, file, text), this.#clock()) === 'published';
    return { message: c.get('texts').posts.sentBefore(isPublished), href: postHref(city, name) };
  }
}
