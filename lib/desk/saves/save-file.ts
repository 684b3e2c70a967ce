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
  | { ok: false; reason: 'changed-meanwhile'; current?: string | undefined; yours?: string | undefined }
  | { ok: false; reason: 'not-valid'; problems: FileProblem[] }
  | { ok: false; reason: 'not-allowed' | 'unsafe-name' | 'too-large' | 'already-undone' };

const NO_TEXT = { before: undefined, after: undefined };
const MAX_TEXT_BYTES = 1024 * 1024;
const SAFE_NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]*(?:\.[\p{L}\p{N}_-]+)*$/u;
const TEXTS = /\.(?:ya?ml|md)$/;
const PHOTOS = /^photos\/[^/]+\.(?:jpe?g|png|webp|avif)$/;
const PDFS = /^documents\/[\w-]+\.pdf$/;

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
export function isPhoto(folder: string, file: string): Promise<boolean> {
  return isAllowed(folder, file, PHOTOS);
}

/** Whether a path has an allowed form and is not a symbolic link. */
async function isAllowed(folder: string, file: string, ...forms: readonly RegExp[]): Promise<boolean> {
  return isSafePath(file) && forms.some((form) => form.test(file)) && (await isInside(folder, file));
}

/** Returns a file's exact text; undefined if the file does not exist or its path is not allowed. */
export async function readText(folder: string, file: string): Promise<string | undefined> {
  if (!isSafePath(file) || !(await isInside(folder, file))) return undefined;
  return readFile(path.join(folder, file), 'utf8').catch(() => undefined);
}

type SaverOptions = { deskDir: string; clock: () => number; audit: Audit };

/** A change of one file. `bytes`: content of a new photo or PDF. */
type Edit = Change & Pick<Save, 'isBinary'> & { where: SavedFolder; file: string; bytes?: Buffer };

/** Returns why an edit must not be written; undefined if it may be written. See Saver.save. */
async function refusalOf(edit: Edit, editor: Editor, undoes?: string): Promise<SaveResult | undefined> {
  const { where, file, before, after, isBinary, bytes } = edit;
  const { folder } = where;
  if (!mayChange(editor, file, edit)) return { ok: false, reason: 'not-allowed' };
  const forms = isBinary ? [PHOTOS, PDFS] : [TEXTS];
  if (!(await isAllowed(folder, file, ...forms))) return { ok: false, reason: 'unsafe-name' };
  if (isBinary) {
    const isThere = bytes && (await lstat(path.join(folder, file)).catch(() => undefined));
    return isThere && { ok: false, reason: 'changed-meanwhile' };
  }
  if (Buffer.byteLength(after ?? '') > MAX_TEXT_BYTES) return { ok: false, reason: 'too-large' };
  const current = await readText(folder, file);
  if (undoes && current === after) return { ok: false, reason: 'already-undone' };
  if (current !== before) return { ok: false, reason: 'changed-meanwhile', current, yours: after };
  const problems = undoes ? [] : await newProblems(where, file, edit);
  return problems.length > 0 ? { ok: false, reason: 'not-valid', problems } : undefined;
}

async function write({ where, file }: Edit, content: string | Buffer | undefined): Promise<void> {
  const place = path.join(where.folder, file);
  if (content === undefined) await rm(place, { force: true });
  // Let every user read the file, because the site may run as a different user.
  else await writeAtomically(place, content, 0o644);
}

/** Saves files of cities, one action at a time: checks, stores the change for Undo, writes, and commits. */
export class Saver {
  readonly saves: KeptSaves;
  /** Why the last save could not be committed; undefined if it was, or if there is no git repository. */
  notCommitted: string | undefined;
  readonly #options: SaverOptions;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: SaverOptions) {
    this.#options = options;
    this.saves = new KeptSaves(options.deskDir);
  }

  /**
   * Saves all files of an action. Saves none if the editor may not change one of them, if its name or size is not
   * allowed, if it changed since the editor saw it, or if the site would report a new problem. `undoes`: ID of the
   * action that this action undoes. An undo may restore an invalid text, because the site never shows invalid text.
   */
  save(edits: readonly Edit[], editor: Editor, undoes?: string): Promise<SaveResult> {
    const next = this.#last.then(async (): Promise<SaveResult> => {
      for (const edit of edits) {
        const refusal = await refusalOf(edit, editor, undoes);
        if (refusal) return refusal;
      }
      return this.#write(edits, editor, undoes);
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  saveFile(where: SavedFolder, file: string, change: Change, editor: Editor): Promise<SaveResult> {
    return this.save([{ where, file, ...change }], editor);
  }

  /** Saves a new photo or PDF after the caller has checked its bytes. Never replaces an existing file. */
  saveUpload(where: SavedFolder, file: string, bytes: Buffer, editor: Editor): Promise<SaveResult> {
    return this.save([{ where, file, ...NO_TEXT, isBinary: true, bytes }], editor);
  }

  async #write(edits: readonly Edit[], editor: Editor, undoes?: string): Promise<SaveResult> {
    const { audit, clock } = this.#options;
    const kept: string[] = [];
    const written: Edit[] = [];
    try {
      for (const edit of edits) {
        const { where, file, before, after, isBinary, bytes } = edit;
        const save = { before, after, city: where.key, file, editor: editor.name, at: clock() };
        const more = { ...(isBinary && { isBinary }), ...(undoes && { undoes }) };
        // Store the save before the file, so that readers never see a change that cannot be undone.
        kept.push(await this.saves.keep({ ...save, ...more }, editor.action));
        await write(edit, bytes ?? after);
        written.push(edit);
      }
    } catch (error) {
      for (const edit of written) if (!edit.isBinary || edit.bytes) await write(edit, edit.before);
      for (const id of kept) await this.saves.drop(id);
      throw error;
    }
    for (const { where, file, after, bytes } of edits) {
      this.notCommitted = await commitFile(path.join(where.folder, file), editor.name, this.notCommitted);
      const action = (bytes ?? after) === undefined ? 'deleted' : 'saved';
      await audit(editor.name, action, path.join(where.key, file));
    }
    return { ok: true, undo: kept.at(-1) ?? '' };
  }

  /** Undoes an action: restores all its files, or none if somebody has changed one since. */
  async undo(
    id: string,
    folderOf: (key: string) => SavedFolder | undefined,
    editor: Editor,
  ): Promise<SaveResult> {
    const saves = await this.saves.ofAction(id);
    const edits = saves.flatMap(({ city, file, before, after, isBinary }) => {
      const where = folderOf(city);
      return where ? [{ where, file, before: after, after: before, ...(isBinary && { isBinary }) }] : [];
    });
    if (edits.length === 0 || edits.length < saves.length) return { ok: false, reason: 'not-allowed' };
    return this.save(edits, editor, actionOf(id));
  }
}
