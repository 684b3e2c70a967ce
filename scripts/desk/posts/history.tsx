import { History } from '@/components/desk/history';
import { momentIn } from '@/lib/blog/views/preview-view';
import { changedLines } from '@/lib/desk/saves/changed-lines';
import type { DeskApp, DeskContext } from '@/scripts/desk/context';

/** Adds the page that lists saves, with buttons to undo them. */
export function addHistoryRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/history', async (c) => {
    const city = c.get('city');
    const actions = (await context.saver.saves.history(city.key)).map(({ saves, ...action }) => ({
      ...action,
      said: saves.find(({ said }) => said)?.said,
      when: momentIn(city, new Date(saves[0]?.at ?? 0)),
      saves: saves.map(({ id, city: key, file, editor, before, after }) => ({
        id,
        file: key === city.key ? file : `${key || c.get('texts').today.inAll}: ${file}`,
        editor,
        ...((before ?? after) === undefined ? { before, after } : changedLines(before ?? '', after ?? '')),
      })),
    }));
    const { history } = c.get('texts').core.sections;
    return context.page(
      c,
      history,
      <History city={city.key} actions={actions} notCommitted={context.saver.notCommitted} />,
    );
  });
}
