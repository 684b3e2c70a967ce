import { HTTPException } from 'hono/http-exception';
import type { ReactNode } from 'react';
import { Changed, Words } from '@/components/desk/outcomes';
import { bugFacts, log } from '@/lib/base/log';
import { YamlEditError } from '@/lib/desk/edit-yaml';
import type { SaveResult } from '@/lib/desk/saves/save-file';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import type { DeskApp, DeskContext, DeskRequest, PageOptions, Then } from '@/scripts/desk/context';

/** Shows why nothing was saved. */
export async function notSaved(
  context: DeskContext,
  c: DeskRequest,
  result: Extract<SaveResult, { ok: false }>,
  { path, yours, refuse }: Then,
): Promise<Response> {
  const { core } = c.get('texts');
  const page = (status: PageOptions['status'], title: string, body: ReactNode = <Words />) =>
    context.page(c, title, body, { status });
  switch (result.reason) {
    case 'changed-meanwhile':
      return page(409, core.changedTitle, <Changed current={result.current} yours={yours} back={path} />);
    case 'not-valid':
      if (refuse) return refuse(result.problems);
      return page(422, core.notValid, <Words problems={result.problems} back={path} />);
    case 'not-allowed':
      return page(403, core.notAllowed);
    case 'already-undone':
      return page(409, core.alreadyUndone);
    default:
      return page(422, result.reason === 'too-large' ? core.tooLarge : core.unsafeName);
  }
}

/** Adds pages for errors. Details of internal errors go only to the log. */
export function addFailures(app: DeskApp, context: DeskContext): void {
  app.notFound((c) => context.page(c, c.get('texts').core.notFound, <Words />, { status: 404 }));
  app.onError((error, c) => {
    if (!c.get('texts')) c.set('texts', deskTexts('en'));
    const { core } = c.get('texts');
    if (error instanceof YamlEditError) {
      log('warn', 'an edit of the desk was refused', { why: error.message });
      return context.page(c, core.notEditable, <Words />, { status: 422 });
    }
    if (!(error instanceof HTTPException)) {
      log('error', 'a request to the desk failed', bugFacts(error));
      return context.page(c, core.broken, <Words />, { status: 500 });
    }
    const { status } = error;
    if (status === 421) return c.text(core.wrongHost(context.origin), 421);
    const words: Partial<Record<number, string>> = {
      400: core.badRequest,
      403: error.message === 'role' ? core.notAllowed : core.badRequest,
      404: core.notFound,
      413: core.tooLarge,
      429: core.tooMany,
    };
    const title = words[status];
    return title ? context.page(c, title, <Words />, { status: status as 400 }) : c.body(null, status);
  });
}
