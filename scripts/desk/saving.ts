import { YamlEditError } from '@/lib/desk/edit-yaml';
import { fingerprint } from '@/lib/desk/forms/form-file';
import type { SaveResult } from '@/lib/desk/saves/save-file';
import type { DeskContext } from '@/scripts/desk/context';
import { editProblem, notSaved } from '@/scripts/desk/failures';

type Saving = Pick<DeskContext, 'saved' | 'save' | 'saveLists' | 'saveList'>;

/** Returns functions that save files and respond to the editor. `contextOf` returns the context that gets them. */
export function savingIn(contextOf: () => DeskContext): Saving {
  const saving: Saving = {
    async saved(c, result, then) {
      const context = contextOf();
      // Reread the saved files now instead of waiting for the next refresh.
      await context.store.refresh();
      if (!result.ok) return notSaved(context, c, result, then);
      const { core } = c.get('texts');
      const { path, sentence = core.saved, undoLabel: label = core.undo } = then;
      await context.saver.saves.describe(result.undo, sentence);
      return context.done(c, path, sentence, label === '' ? undefined : { id: result.undo, label });
    },
    async save(c, where, file, change, then) {
      const { before: current, after: yours } = change;
      const result: SaveResult =
        then.seen !== undefined && then.seen !== fingerprint(current)
          ? { ok: false, reason: 'changed-meanwhile', current, yours }
          : await contextOf().saver.saveFile(where, file, change, c.get('editor'));
      return saving.saved(c, result, then);
    },
    async saveLists(c, edits, then) {
      let result: SaveResult;
      try {
        const files = edits.map(({ open: { where, file, text, edited }, list }) => ({
          where,
          file,
          before: text,
          after: edited(list),
        }));
        result = await contextOf().saver.save(files, c.get('editor'));
      } catch (error) {
        if (!(error instanceof YamlEditError)) throw error;
        result = { ok: false, reason: 'not-valid', problems: [editProblem(contextOf(), c, error)] };
      }
      return saving.saved(c, result, then);
    },
    async saveList(c, open, then, change) {
      const list = change(open.list);
      if (list) return saving.saveLists(c, [{ open, list }], then);
      return saving.saved(c, { ok: false, reason: 'changed-meanwhile', current: open.text }, then);
    },
  };
  return saving;
}
