import path from 'node:path';
import { JsonFile, jsonNames } from '@/lib/desk/json-file';
import { POST_KEYS, type PostDraft } from '@/lib/desk/posts/post-text';

/**
 * Text that somebody typed but did not save. `file` is '' for a new post. `seen`: fingerprint of the file that the text
 * is based on.
 */
export type Autosave = { id: string; city: string; file: string; seen: string; at: number; draft: PostDraft };

type Place = Pick<Autosave, 'file' | 'seen'>;

const MAX_BYTES = 256 * 1024;
const MAX_PER_PERSON = 20;
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Whether two drafts have the same text, ignoring differences between line breaks. */
export function isSameDraft(one: PostDraft, other: PostDraft): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  return [...POST_KEYS, 'body' as const].every((key) => plain(one[key]) === plain(other[key]));
}

/**
 * Autosaved texts, in one file per person in DESK_DIR, which only the system user that runs the desk can
 * read. The public site, git and the archive use only the cities' folders, so unsaved text cannot be
 * published by mistake. Nobody sees another person's text. Each opened form has its own ID, so a second
 * window never overwrites the first.
 */
export class Autosaves {
  readonly #folder: string;
  readonly #clock: () => number;
  readonly #files = new Map<string, JsonFile<Autosave[]>>();

  constructor(deskDir: string, clock: () => number) {
    this.#folder = path.join(deskDir, 'autosaves');
    this.#clock = clock;
  }

  #of(editorId: string): JsonFile<Autosave[]> {
    const file = this.#files.get(editorId) ?? new JsonFile(path.join(this.#folder, `${editorId}.json`), []);
    this.#files.set(editorId, file);
    return file;
  }

  /** Returns a person's autosaves from the last 30 days, newest first. */
  async list(editorId: string): Promise<Autosave[]> {
    return this.#recent(await this.#of(editorId).read());
  }

  #recent(all: Autosave[]): Autosave[] {
    return all.filter(({ at }) => at > this.#clock() - MAX_AGE_MS);
  }

  /**
   * Stores the text of a form, replacing what was stored for this form before. Returns false if it is too
   * large.
   */
  async keep(editorId: string, text: Omit<Autosave, 'at'>): Promise<boolean> {
    const next = { ...text, at: this.#clock() };
    if (Buffer.byteLength(JSON.stringify(next)) > MAX_BYTES) return false;
    await this.#of(editorId).update((all) =>
      [next, ...this.#recent(all).filter(({ id }) => id !== next.id)].slice(0, MAX_PER_PERSON),
    );
    return true;
  }

  async drop(editorId: string, id: string): Promise<void> {
    const all = await this.list(editorId);
    if (all.some((one) => one.id === id))
      await this.#of(editorId).update((texts) => texts.filter((one) => one.id !== id));
  }

  /**
   * Updates everybody's autosaves after a person changed or renamed a post's file. That person's own autosaves then
   * count as based on the new text; those of other people do not.
   */
  async follow(editorId: string, city: string, from: Place, to: Place): Promise<void> {
    for (const id of await jsonNames(this.#folder))
      await this.#of(id).update((all) =>
        this.#recent(all).map((one) => {
          if (one.city !== city || one.file !== from.file) return one;
          const isOwn = id === editorId && one.seen === from.seen;
          return { ...one, file: to.file, seen: isOwn ? to.seen : one.seen };
        }),
      );
  }
}
