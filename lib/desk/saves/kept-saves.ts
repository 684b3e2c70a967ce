import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '@/lib/desk/json-file';

/**
 * A file's full text before and after a save. If `before` is undefined, the file is new; if `after` is undefined, it is
 * deleted.
 */
export type Change = { before: string | undefined; after: string | undefined };

/**
 * A save, stored so that it can be shown and undone. Binary files have no texts. `id` ends with the ID of the editor's
 * action. `undoes`: ID of the action that this save undoes. `said`: the message that the desk showed to the editor.
 */
export type Save = Change & {
  id: string;
  city: string;
  file: string;
  editor: string;
  at: number;
  isBinary?: true;
  undoes?: string;
  said?: string;
};

/**
 * An action of an editor, its last save first. `turn`: ID of the save that the button Undo or "Do it again" reverts;
 * undefined if a photo is gone.
 */
export type Action = { saves: Save[]; isUndone: boolean; turn?: string };

const MAX_SAVES = 1000;
const ACTION_LENGTH = 36;

/** Returns the ID of the action that a save belongs to. */
export const actionOf = (id: string) => id.slice(-ACTION_LENGTH);

/** Stores the latest saves, each as a file in the folder `saves`. */
export class KeptSaves {
  readonly #folder: string;
  #count = 0;

  constructor(deskDir: string) {
    this.#folder = path.join(deskDir, 'saves');
  }

  /** Stores a save of an action and returns its ID. Deletes the oldest saves if there are more than a thousand. */
  async keep(save: Omit<Save, 'id'>, action: string): Promise<string> {
    this.#count += 1;
    const [time, count] = [String(save.at).padStart(14, '0'), String(this.#count).padStart(6, '0')];
    const id = `${time}-${count}-${action}`;
    for (const old of (await this.ids()).slice(MAX_SAVES - 1)) await this.drop(old);
    await this.#write({ ...save, id });
    return id;
  }

  /** Removes a save, because it is old or its file could not be written. */
  async drop(id: string): Promise<void> {
    await rm(this.#file(id), { force: true });
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }

  #write(save: Save): Promise<void> {
    return writeAtomically(this.#file(save.id), JSON.stringify(save));
  }

  /** Returns the IDs of all saves, newest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((): string[] => []);
    const ids = names
      .filter((name) => /^\d{14}-[\w-]+\.json$/.test(name))
      .map((name) => path.parse(name).name);
    return ids.toSorted().toReversed();
  }

  /** Returns a save by its ID; undefined if it is unknown or was deleted. */
  async find(id: string): Promise<Save | undefined> {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const text = await readFile(this.#file(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Save);
  }

  /** Returns the saves of the action that a save belongs to, the last one first. */
  async ofAction(id: string): Promise<Save[]> {
    const together = (await this.ids()).filter((other) => actionOf(other) === actionOf(id));
    const saves = await Promise.all(together.map((one) => this.find(one)));
    return saves.filter((save) => save !== undefined);
  }

  /** Stores the message that the desk showed to the editor after a save, for the History page. */
  async describe(id: string, said: string): Promise<void> {
    const save = await this.find(id);
    if (save) await this.#write({ ...save, said });
  }

  /**
   * Returns the latest actions, newest first. With `key`, only those that changed files of that city or files
   * shared by all cities. An undo is listed as part of the action that it undid.
   */
  async history(key?: string, max = 100): Promise<Action[]> {
    const actions = new Map<string, Action>();
    const undoing = new Map<string, { action: Action; isUndone: boolean }>();
    for (const id of (await this.ids()).toReversed()) {
      const save = await this.find(id);
      if (!save) continue;
      const own = actionOf(save.id);
      const before = undoing.get(save.undoes ?? '');
      const undone = before?.action ?? actions.get(save.undoes ?? '');
      if (undone) {
        const isUndone = !before?.isUndone;
        const isGone = isUndone && undone.saves.some(({ isBinary }) => isBinary);
        Object.assign(undone, { isUndone, turn: isGone ? undefined : save.id });
        undoing.set(own, { action: undone, isUndone });
        continue;
      }
      const { saves } = actions.get(own) ?? { saves: [] };
      actions.set(own, { saves: [save, ...saves], isUndone: false, turn: save.id });
    }
    const isHere = ({ saves }: Action) =>
      key === undefined || saves.some(({ city }) => city === key || city === '');
    return [...actions.values()].filter(isHere).toReversed().slice(0, max);
  }
}
