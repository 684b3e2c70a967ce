import { lstat, readdir, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Audit } from '@/lib/desk/audit';
import { type FileProblem, newProblems } from '@/lib/desk/check-file';
import { commitFile } from '@/lib/desk/commit-file';
import { type Editor, mayWrite } from '@/lib/desk/editor';
import { writeAtomically } from '@/lib/desk/json-file';
import { mayChangePost } from '@/lib/desk/posts/writers-change';

/** Whole texts. `before` undefined: a new file; `after` undefined: delete it. */
export type Change = { before: string | undefined; after: string | undefined };

export type SaveResult =
  | { ok: true; undo: string }
  | { ok: false; reason: 'changed-meanwhile'; current: string | undefined }
  | { ok: false; reason: 'not-valid'; problems: FileProblem[] }
  | { ok: false; reason: 'not-allowed' | 'unsafe-name' | 'too-large' };

/** A folder that files are saved in: a city's, or with key `''` the one of all cities. */
export type SavedFolder = { key: string; folder: string; timeZone?: string; locale?: string };

/** One save, kept so that it can be shown and undone. Binary files have no texts. `id` ends with the editor's action. */
export type Save = Change & {
  id: string;
  city: string;
  file: string;
  editor: string;
  at: number;
  isBinary?: true;
};

const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_SAVES = 1000;
const ACTION_LENGTH = 36;
const SAFE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]*(?:\.[\p{L}\p{N}_-]+)*$/u;
const TEXTS = /\.(?:ya?ml|md)$/;
const PHOTOS = /^photos\/[^/]+\.(?:jpe?g|png|webp|avif)$/;

/** Whether a path is that of a city's file, at most one folder deep and never hidden. */
export function isSafePath(file: string): boolean {
  const steps = file.split('/');
  return steps.length <= 2 && file.length <= 200 && steps.every((step) => SAFE_NAME.test(step));
}

/** Whether neither the file nor its folder is a link, which could lead out of the city. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const [root, place] = [await realpath(folder), path.join(folder, file)];
  const real = await realpath(path.dirname(place)).catch(() => path.join(root, path.dirname(file)));
  const stats = await lstat(place).catch(() => undefined);
  return real === path.join(root, path.dirname(file)) && (!stats || stats.isFile());
}

/** Whether a path may be that of a city's photo, and no link. */
export async function isPhoto(folder: string, file: string): Promise<boolean> {
  return isSafePath(file) && PHOTOS.test(file) && (await isInside(folder, file));
}

/** Returns a file's exact text; undefined if it is not there. */
export async function readText(folder: string, file: string): Promise<string | undefined> {
  if (!isSafePath(file) || !(await isInside(folder, file))) return undefined;
  return readFile(path.join(folder, file), 'utf8').catch(() => undefined);
}

type SaverOptions = { deskDir: string; clock: () => number; audit: Audit };

/** Saves files of cities: checked, written at once, kept for Undo, committed. One save at a time. */
export class Saver {
  readonly #saves: string;
  readonly #options: SaverOptions;
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#saves = path.join(options.deskDir, 'saves');
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Saves a text, unless the file changed since the editor saw it or, with `isChecked`, its reader would reject it. */
  saveFile(
    where: SavedFolder,
    file: string,
    change: Change,
    editor: Editor,
    isChecked = true,
  ): Promise<SaveResult> {
    return this.#inTurn(async () => {
      if (!mayWrite(editor, file) || !mayChangePost(editor, file, change))
        return { ok: false, reason: 'not-allowed' };
      const isGood = isSafePath(file) && TEXTS.test(file) && (await isInside(where.folder, file));
      if (!isGood) return { ok: false, reason: 'unsafe-name' };
      if (Buffer.byteLength(change.after ?? '') > MAX_TEXT_BYTES) return { ok: false, reason: 'too-large' };
      const current = await readText(where.folder, file);
      if (current !== change.before) return { ok: false, reason: 'changed-meanwhile', current };
      const problems = isChecked ? await newProblems(where, file, change) : [];
      if (problems.length > 0) return { ok: false, reason: 'not-valid', problems };
      return this.#write(where, file, change, editor);
    });
  }

  /** Saves a new photo, whose bytes the caller has checked. Never replaces one. */
  savePhoto(where: SavedFolder, name: string, bytes: Buffer, editor: Editor): Promise<SaveResult> {
    return this.#inTurn(async () => {
      const file = `photos/${name}`;
      if (!(await isPhoto(where.folder, file))) return { ok: false, reason: 'unsafe-name' };
      const isThere = await lstat(path.join(where.folder, file)).then(
        () => true,
        () => false,
      );
      if (isThere) return { ok: false, reason: 'changed-meanwhile', current: undefined };
      return this.#write(where, file, { before: undefined, after: undefined }, editor, bytes);
    });
  }

  async #write(
    where: SavedFolder,
    file: string,
    change: Change,
    editor: Editor,
    bytes?: Buffer,
  ): Promise<SaveResult> {
    const place = path.join(where.folder, file);
    const content = bytes ?? change.after;
    if (content === undefined) await rm(place);
    // The site's user, who may be another, reads it.
    else await writeAtomically(place, content, 0o644);
    const { audit, clock, deskDir } = this.#options;
    this.#count += 1;
    const order = [clock(), this.#count].map((one, at) => String(one).padStart(at === 0 ? 14 : 6, '0'));
    const id = `${order.join('-')}-${editor.action}`;
    const save = {
      ...change,
      id,
      city: where.key,
      file,
      editor: editor.name,
      at: clock(),
      ...(bytes && { isBinary: true }),
    };
    await writeAtomically(path.join(deskDir, 'saves', `${id}.json`), JSON.stringify(save));
    await this.#prune();
    await commitFile(place, editor.name);
    await audit(editor.name, content === undefined ? 'deleted' : 'saved', path.join(where.key, file));
    return { ok: true, undo: id };
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#saves).catch((): string[] => []);
    return names
      .filter((name) => /^\d{14}-[\w-]+\.json$/.test(name))
      .toSorted()
      .toReversed();
  }

  async #prune(): Promise<void> {
    for (const name of (await this.#names()).slice(MAX_SAVES))
      await rm(path.join(this.#saves, name), { force: true });
  }

  /** Returns a save by its id; undefined if it is unknown or too old. */
  async save(id: string): Promise<Save | undefined> {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const text = await readFile(path.join(this.#saves, `${id}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Save);
  }

  /** Returns the latest actions of a city, and those for all cities, with their saves; the newest first. */
  async history(key: string, max = 100): Promise<Save[][]> {
    const actions = new Map<string, Save[]>();
    for (const name of await this.#names()) {
      if (actions.size >= max) break;
      const save = await this.save(path.parse(name).name);
      const action = save?.id.slice(-ACTION_LENGTH) ?? '';
      if (save && (save.city === key || save.city === '' || actions.has(action)))
        actions.set(action, [...(actions.get(action) ?? []), save]);
    }
    return [...actions.values()];
  }

  /** Puts the files of an action back as they were, the last first; stops at one that somebody changed since. */
  async undo(
    id: string,
    folderOf: (key: string) => SavedFolder | undefined,
    editor: Editor,
  ): Promise<{ result: SaveResult; save?: Save }> {
    const isTogether = (name: string) =>
      path.parse(name).name.slice(-ACTION_LENGTH) === id.slice(-ACTION_LENGTH);
    const names = (await this.#names()).filter(isTogether);
    let last: { result: SaveResult; save?: Save } = { result: { ok: false, reason: 'not-allowed' } };
    for (const name of names) {
      const save = await this.save(path.parse(name).name);
      const where = save && folderOf(save.city);
      if (!where) return { result: { ok: false, reason: 'not-allowed' } };
      last = { result: await this.#undoSave(save, where, editor), save };
      if (!last.result.ok) break;
    }
    return last;
  }

  async #undoSave(save: Save, where: SavedFolder, editor: Editor): Promise<SaveResult> {
    const { file, before, after } = save;
    if (!mayWrite(editor, file)) return { ok: false, reason: 'not-allowed' };
    // A text that was broken before is put back too: the paper never shows it.
    if (!save.isBinary) return this.saveFile(where, file, { before: after, after: before }, editor, false);
    return this.#inTurn(async () => {
      if (!(await isInside(where.folder, file))) return { ok: false, reason: 'unsafe-name' };
      await rm(path.join(where.folder, file), { force: true });
      await commitFile(path.join(where.folder, file), editor.name);
      await this.#options.audit(editor.name, 'deleted', path.join(where.key, file));
      return { ok: true, undo: save.id };
    });
  }
}
