import { ConfirmEmergency } from '@/components/desk/emergency';
import type { City } from '@/lib/city/city-type';
import { entryFingerprint } from '@/lib/desk/open-list';
import type { Save } from '@/lib/desk/saves/kept-saves';
import { readText } from '@/lib/desk/saves/save-file';
import type { Data } from '@/lib/desk/yaml-values';
import { backTo, type DeskApp, type DeskContext, networkFolder } from '@/scripts/desk/context';
import { detailsOf, emergenciesIn, isUp, nameOf } from '@/scripts/desk/emergency/notices';
import { endInWords } from '@/scripts/desk/front/held';

/** Returns the emergencies that readers do not see now but would see after the save is undone. */
function raisedByUndo(context: DeskContext, city: City, { file, before, after }: Save): Data[] {
  if (!/\.ya?ml$/.test(file)) return [];
  const shown = new Set(emergenciesIn(after).map(entryFingerprint));
  const isNew = (notice: Data) => !shown.has(entryFingerprint(notice));
  return emergenciesIn(before).filter((notice) => isNew(notice) && isUp(context, city, notice));
}

/** Adds the route that undoes or redoes an action. It asks for confirmation if that raises an emergency. */
export function addUndo(app: DeskApp, context: DeskContext): void {
  const { store, saver } = context;
  app.post('/:city/undo', async (c) => {
    const city = c.get('city');
    const [id, back] = [String(c.get('form').get('id')), backTo(context, c)];
    const { core, emergency } = c.get('texts');
    const raised = (await saver.saves.ofAction(id)).flatMap((save) =>
      raisedByUndo(context, store.city(save.city) ?? city, save).map((notice) => ({
        where: nameOf(context, c, save.city),
        text: String(notice.text),
        ...detailsOf(notice),
      })),
    );
    if (raised.length > 0 && !c.get('form').has('confirmed')) {
      const ends = raised.map(({ until }) => endInWords(city, until));
      const page = { action: c.req.path, fields: { id, back }, notices: raised, ends, back };
      return context.page(c, emergency.confirm, <ConfirmEmergency {...page} />);
    }
    const folderOf = (key: string) => (key === '' ? networkFolder(context) : store.city(key));
    const action = (await saver.saves.history()).find(({ turn }) => turn === id);
    const result = await saver.undo(id, folderOf, c.get('editor'));
    const [, post = ''] = /\/posts\/edit\/([^/?]+)/.exec(back) ?? [];
    const isGone =
      post && (await readText(city.folder, `posts/${decodeURIComponent(post)}.md`)) === undefined;
    const path = isGone ? `/${city.key}/posts` : back;
    const isPhotoGone = action?.saves.some(({ isBinary }) => isBinary);
    const said = action?.isUndone
      ? { sentence: core.doneAgain }
      : { sentence: core.undone, undoLabel: isPhotoGone ? '' : core.doAgain };
    return context.saved(c, result, { path, ...said });
  });
}
