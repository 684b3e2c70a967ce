import { HTTPException } from 'hono/http-exception';
import type { ReactNode } from 'react';
import { Changed, ProblemList, SentAgain, Words } from '@/components/desk/outcomes';
import { SignInFirst } from '@/components/desk/sign-in';
import { bugFacts, log } from '@/lib/base/log';
import { YamlEditError } from '@/lib/desk/edit-yaml';
import { fingerprint } from '@/lib/desk/forms/form-file';
import type { FileProblem } from '@/lib/desk/saves/check-file';
import type { SaveResult } from '@/lib/desk/saves/save-file';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import {
  backTo,
  type DeskApp,
  type DeskContext,
  type DeskRequest,
  type PageOptions,
  paperName,
  sentFields,
  type Then,
} from '@/scripts/desk/context';
import { NETWORK, rawHref } from '@/scripts/desk/files/text-editor';

/** The sent form with a button that sends it again; nothing for a request without a form. */
function again(c: DeskRequest): ReactNode {
  const form = c.get('form');
  const { tryAgain } = c.get('texts').core;
  return form ? <SentAgain {...sentFields(c, form)} label={tryAgain} typed="closed" /> : null;
}

/** Shows why nothing was saved. */
export async function notSaved(
  context: DeskContext,
  c: DeskRequest,
  result: Extract<SaveResult, { ok: false }>,
  { path, mine, refuse }: Then,
): Promise<Response> {
  const { core } = c.get('texts');
  const page = (status: PageOptions['status'], title: string, body: ReactNode = <Words back={path} />) =>
    context.page(c, title, body, { status });
  switch (result.reason) {
    case 'changed-meanwhile': {
      const sent = sentFields(c, c.get('form'));
      const current = { ...('seen' in sent.fields && { seen: fingerprint(result.current) }), ...mine };
      const resend = { ...sent, fields: { ...sent.fields, ...current }, hasFile: false };
      const { current: theirs, yours } = result;
      const isOffered = Object.keys(current).length > 0;
      const body = <Changed current={theirs} yours={yours} back={path} {...(isOffered && { resend })} />;
      return page(409, core.changedTitle, body);
    }
    case 'not-valid': {
      if (refuse) return refuse(result.problems);
      const body = (
        <>
          <ProblemList problems={result.problems} />
          {again(c)}
          <Words back={path} />
        </>
      );
      return page(422, core.notValid, body);
    }
    case 'not-allowed':
      return page(403, core.notAllowed);
    case 'already-undone':
      return page(409, core.alreadyUndone);
    default:
      return page(422, result.reason === 'too-large' ? core.tooLarge : core.unsafeName);
  }
}

/** Returns the reason why a file cannot be edited, with a link to the page that edits it as text. */
export function editProblem({ store }: DeskContext, c: DeskRequest, error: YamlEditError): FileProblem {
  const { core, today } = c.get('texts');
  const { place, mistake } = error;
  if (!place.file) return { message: core.notEditable };
  const city = store.city(place.key ?? '') ?? c.get('city');
  const isOfAll = place.key === '';
  const where = core.inFile(place.file, isOfAll ? today.inAll : paperName(city), mistake?.line);
  return {
    message: `${where}: ${mistake?.reason ?? core.notEditable}`,
    href: rawHref(city, (isOfAll ? NETWORK : '') + place.file),
  };
}

/** After a person has signed in again, asks whether to send the form that they sent after their session ended. */
export function sendItNow(context: DeskContext, c: DeskRequest, form: FormData): Promise<Response> {
  const { core } = c.get('texts');
  const body = <SentAgain {...sentFields(c, form)} label={core.sendNow} typed="open" />;
  return context.page(c, core.signedInAgain, body, { status: 403 });
}

/**
 * Shows the sign-in page with the fields of a form that was sent without a session, so that they are not lost. Only
 * this page has them. Whoever signs in sends them, but sendItNow shows them only to the person whose form it was.
 */
export function signInFirst(context: DeskContext, c: DeskRequest, form: FormData): Promise<Response> {
  const { action, fields, hasFile } = sentFields(c, form);
  const carried = { ...fields, csrf: String(form.get('csrf')), ...(hasFile && { upload: 'yes' }) };
  const body = <SignInFirst action={action} fields={carried} />;
  return context.page(c, c.get('texts').core.signIn, body, { status: 401 });
}

/** System errors that only the server's operator can fix. */
const DISK_ERRORS: Readonly<Record<string, 'diskFull' | 'mayNotWrite'>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EACCES: 'mayNotWrite',
  EPERM: 'mayNotWrite',
  EROFS: 'mayNotWrite',
};

/** Shows an unexpected error: whether the change is saved, and the sent form if it is not. */
async function broken(context: DeskContext, c: DeskRequest, error: NodeJS.ErrnoException, back: string) {
  const { core } = c.get('texts');
  log('error', 'a request to the desk failed', bugFacts(error));
  const action = c.get('editor')?.action;
  const isSaved = action !== undefined && (await context.saver.saves.ofAction(action)).length > 0;
  const onDisk = DISK_ERRORS[error.code ?? ''];
  const title = `${core[onDisk ?? 'broken']} ${isSaved ? core.isSaved : core.nothingSaved}`;
  const body = (
    <>
      {onDisk ? <p>{core.tellOperator}</p> : null}
      {isSaved ? null : again(c)}
      <Words back={back} />
    </>
  );
  return context.page(c, title, body, { status: 500 });
}

/** Adds pages for errors. Details of internal errors go only to the log. */
export function addFailures(app: DeskApp, context: DeskContext): void {
  app.notFound((c) => context.page(c, c.get('texts').core.notFound, <Words />, { status: 404 }));
  app.onError((error, c) => {
    if (!c.get('texts')) c.set('texts', deskTexts('en'));
    const { core, posts } = c.get('texts');
    const back = c.req.method === 'POST' ? backTo(context, c).replace(/\/(?:photos|pdf)$/, '') : '/';
    if (error instanceof YamlEditError) {
      log('warn', 'an edit of the desk was refused', { why: error.message });
      const problems = [editProblem(context, c, error)];
      return notSaved(context, c, { ok: false, reason: 'not-valid', problems }, { path: back });
    }
    if (!(error instanceof HTTPException)) return broken(context, c, error, back);
    const { status } = error;
    if (status === 421) return c.text(core.wrongHost(context.origin), 421);
    const words: Partial<Record<number, string>> = {
      400: core.badRequest,
      403: error.message === 'role' ? core.notAllowed : core.badRequest,
      404: core.notFound,
      413: /\/photos$/.test(c.req.path) ? posts.photoTooLarge : core.tooLarge,
      429: core.tooMany,
    };
    const title = words[status];
    const body = <Words back={back} />;
    return title ? context.page(c, title, body, { status: status as 400 }) : c.body(null, status);
  });
}
