import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '@/lib/desk/json-file';

/** Whole texts. `before` undefined: a new file; `after` undefined: delete it. */
export type Change = { before: string | undefined; after: string | undefined };

/**
 * One save, kept so that it can be shown and undone. Binary files have no texts. `id` ends with the editor's action;
 * `undoes`: the action that this save takes back; `said`: what the desk told the editor.
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

/** One action of an editor, its last save first. `turn`: id of the save that Undo, or Do it again, takes back. */
export type Action = { saves: Save[]; isUndone: boolean; turn?: string };

const MAX_SAVES = 1000;
const ACTION_LENGTH = 36;

/** Returns the action that a save belongs to. */
export const actionOf = (id: string) => id.slice(-ACTION_LENGTH);

/** The latest saves, each a file of the folder `saves`. */
export class KeptSaves {
  readonly #folder: string;
  #count = 0;

  constructor(deskDir: string) {
    this.#folder = path.join(deskDir, 'saves');
  }

  /** Keeps a save of an action, and returns its id. Drops the oldest beyond a thousand. */
  async keep(save: Omit<Save, 'id'>, action: string): Promise<string> {
    this.#count += 1;
    const [time, count] = [String(save.at).padStart(14, '0'), String(this.#count).padStart(6, '0')];
    const id = `${time}-${count}-${action}`;
    await this.#write({ ...save, id });
    for (const old of (await this.ids()).slice(MAX_SAVES)) await rm(this.#file(old), { force: true });
    return id;
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }

  #write(save: Save): Promise<void> {
    return writeAtomically(this.#file(save.id), JSON.stringify(save));
  }

  /** Returns the ids of all saves, the newest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.#folder).catch((): string[] => []);
    const ids = names
      .filter((name) => /^\d{14}-[\w-]+\.json$/.test(name))
      .map((name) => path.parse(name).name);
    return ids.toSorted().toReversed();
  }

  /** Returns a save by its id; undefined if it is unknown or too old. */
  async find(id: string): Promise<Save | undefined> {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const text = await readFile(this.#file(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as Save);
  }

  /** Keeps what the desk told the editor after an action, for History. */
  async describe(id: string, said: string): Promise<void> {
    const save = await this.find(id);
    if (save) await this.#write({ ...save, said });
  }

  /** Returns the latest actions of a city, and those for all cities, the newest first. What undid one is part of it. */
  async history(key: string, max = 100): Promise<Action[]> {
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
        Object.assign(undone, { isUndone, turn: save.id });
        undoing.set(own, { action: undone, isUndone });
        continue;
      }
      const { saves } = actions.get(own) ?? { saves: [] };
      actions.set(own, { saves: [save, ...saves], isUndone: false, turn: save.id });
    }
    const isHere = ({ saves }: Action) => saves.some(({ city }) => city === key || city === '');
    return [...actions.values()].filter(isHere).toReversed().slice(0, max);
  }
}
