import { History } from '@/components/desk/history';
import { momentIn } from '@/lib/blog/views/preview-view';
import { changedLines } from '@/lib/desk/changed-lines';
import type { DeskApp, DeskContext } from '@/scripts/desk/context';

/** Adds the page of what was saved, with Undo. */
export function addHistoryRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/history', async (c) => {
    const city = context.cityOf(c);
    const saves = (await context.saver.history(city.key)).map(({ id, file, editor, at, before, after }) => ({
      id,
      file,
      who: editor,
      when: momentIn(city, new Date(at)),
      ...((before ?? after) !== undefined && changedLines(before ?? '', after ?? '')),
    }));
    const { history } = c.get('texts').posts;
    return context.page(c, history, <History city={city.key} saves={saves} />);
  });
}
