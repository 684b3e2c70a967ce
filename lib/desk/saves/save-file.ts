import { lstat, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Audit } from '@/lib/desk/audit';
import { type Editor, mayChange } from '@/lib/desk/editor';
import { writeAtomically } from '@/lib/desk/json-file';
import { type FileProblem, newProblems, type SavedFolder } from '@/lib/desk/saves/check-file';
import { commitFile } from '@/lib/desk/saves/commit-file';
import { actionOf, type Change, KeptSaves, type Save } from '@/lib/desk/saves/kept-saves';

export type SaveResult =
  | { ok: true; undo: string }
  | { ok: false; reason: 'changed-meanwhile'; current: string | undefined }
  | { ok: false; reason: 'not-valid'; problems: FileProblem[] }
  | { ok: false; reason: 'not-allowed' | 'unsafe-name' | 'too-large' | 'already-undone' };

const NO_TEXT = { before: undefined, after: undefined };
const MAX_TEXT_BYTES = 1024 * 1024;
const SAFE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]*(?:\.[\p{L}\p{N}_-]+)*$/u;
const TEXTS = /\.(?:ya?ml|md)$/;
const PHOTOS = /^photos\/[^/]+\.(?:jpe?g|png|webp|avif)$/;

/** Whether a path is valid for a city's file: at most one folder deep and not hidden. */
export function isSafePath(file: string): boolean {
  const steps = file.split('/');
  return steps.length <= 2 && file.length <= 200 && steps.every((step) => SAFE_NAME.test(step));
}

/** Whether neither a file nor its folder is a symbolic link, which could lead out of the city's folder. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const [root, place] = [await realpath(folder), path.join(folder, file)];
  const real = await realpath(path.dirname(place)).catch(() => path.join(root, path.dirname(file)));
  const stats = await lstat(place).catch(() => undefined);
  return real === path.join(root, path.dirname(file)) && (!stats || stats.isFile());
}

/** Whether a path is valid for a city's photo and is not a symbolic link. */
export async function isPhoto(folder: string, file: string): Promise<boolean> {
  return isSafePath(file) && PHOTOS.test(file) && (await isInside(folder, file));
}

/** Returns a file's exact text; undefined if the file does not exist or its path is not allowed. */
export async function readText(folder: string, file: string): Promise<string | undefined> {
  if (!isSafePath(file) || !(await isInside(folder, file))) return undefined;
  return readFile(path.join(folder, file), 'utf8').catch(() => undefined);
}

type SaverOptions = { deskDir: string; clock: () => number; audit: Audit };

/** Saves files of cities, one at a time: checks, writes, stores the change for Undo, and commits. */
export class Saver {
  readonly saves: KeptSaves;
  readonly #options: SaverOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: SaverOptions) {
    this.#options = options;
    this.saves = new KeptSaves(options.deskDir);
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  /**
   * Saves a text, unless the editor may not change the file, its name or size is not allowed, it changed since the
   * editor saw it, or the site would report a new problem. `undoes`: ID of the action that this save undoes. An undo
   * may restore an invalid text, because the site never shows it.
   */
  saveFile(
    where: SavedFolder,
    file: string,
    change: Change,
    editor: Editor,
    undoes?: string,
  ): Promise<SaveResult> {
    return this.#inTurn(async () => {
      if (!mayChange(editor, file, change)) return { ok: false, reason: 'not-allowed' };
      const isGood = isSafePath(file) && TEXTS.test(file) && (await isInside(where.folder, file));
      if (!isGood) return { ok: false, reason: 'unsafe-name' };
      if (Buffer.byteLength(change.after ?? '') > MAX_TEXT_BYTES) return { ok: false, reason: 'too-large' };
      const current = await readText(where.folder, file);
      if (undoes && current === change.after) return { ok: false, reason: 'already-undone' };
      if (current !== change.before) return { ok: false, reason: 'changed-meanwhile', current };
      const problems = undoes ? [] : await newProblems(where, file, change);
      if (problems.length > 0) return { ok: false, reason: 'not-valid', problems };
      return this.#write(where, file, { ...change, ...(undoes && { undoes }) }, editor);
    });
  }

  /** Saves a new photo after the caller has checked its bytes. Never replaces an existing file. */
  savePhoto(where: SavedFolder, name: string, bytes: Buffer, editor: Editor): Promise<SaveResult> {
    return this.#inTurn(async () => {
      const file = `photos/${name}`;
      if (!(await isPhoto(where.folder, file))) return { ok: false, reason: 'unsafe-name' };
      const isThere = await lstat(path.join(where.folder, file)).then(
        () => true,
        () => false,
      );
      if (isThere) return { ok: false, reason: 'changed-meanwhile', current: undefined };
      return this.#write(where, file, { ...NO_TEXT, isBinary: true }, editor, bytes);
    });
  }

  async #write(
    where: SavedFolder,
    file: string,
    change: Change & Pick<Save, 'undoes' | 'isBinary'>,
    editor: Editor,
    bytes?: Buffer,
  ): Promise<SaveResult> {
    const place = path.join(where.folder, file);
    const content = bytes ?? change.after;
    if (content === undefined) await rm(place, { force: true });
    // Let every user read the file, because the site may run as a different user.
    else await writeAtomically(place, content, 0o644);
    const { audit, clock } = this.#options;
    const save = { ...change, city: where.key, file, editor: editor.name, at: clock() };
    const id = await this.saves.keep(save, editor.action);
    await commitFile(place, editor.name);
    await audit(editor.name, content === undefined ? 'deleted' : 'saved', path.join(where.key, file));
    return { ok: true, undo: id };
  }

  /** Undoes an action: restores its files, the last one first. Stops at a file that somebody has changed since. */
  async undo(
    id: string,
    folderOf: (key: string) => SavedFolder | undefined,
    editor: Editor,
  ): Promise<{ result: SaveResult; save?: Save }> {
    let last: { result: SaveResult; save?: Save } = { result: { ok: false, reason: 'not-allowed' } };
    for (const save of await this.saves.ofAction(id)) {
      const where = folderOf(save.city);
      if (!where) return { result: { ok: false, reason: 'not-allowed' } };
      last = { result: await this.#undoSave(save, where, editor), save };
      if (!last.result.ok) break;
    }
    return last;
  }

  async #undoSave({ id, file, before, after, isBinary }: Save, where: SavedFolder, editor: Editor) {
    const undoes = actionOf(id);
    if (!isBinary) return this.saveFile(where, file, { before: after, after: before }, editor, undoes);
    return this.#inTurn(async (): Promise<SaveResult> => {
      if (!mayChange(editor, file, NO_TEXT)) return { ok: false, reason: 'not-allowed' };
      if (!(await isPhoto(where.folder, file))) return { ok: false, reason: 'unsafe-name' };
      return this.#write(where, file, { ...NO_TEXT, isBinary: true, undoes }, editor);
    });
  }
}
