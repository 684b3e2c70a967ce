import { DeskForm, useDesk } from '@/components/desk/desk-frame';
import { UploadField } from '@/components/desk/form-fields';
import type { FormProblem } from '@/lib/desk/forms/form-problems';

/** A link back. The page's heading says what happened. */
export function Words({ back = '/' }: { back?: string }) {
  return (
    <p>
      <a href={back}>{useDesk().texts.core.back}</a>
    </p>
  );
}

/** Problems that prevented a save, or errors in a file; null if there are none. */
export function ProblemList({ problems }: { problems: readonly FormProblem[] }) {
  const { problem } = useDesk().texts.core;
  if (problems.length === 0) return null;
  return (
    <div className="problem-list" role="alert">
      <ul>
        {problems.map(({ message, href }) => (
          <li key={`${href} ${message}`}>
            {href ? <a href={href}>{problem(message)}</a> : problem(message)}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Fields = Readonly<Record<string, string>>;

/** A sent form. `hasFile`: whether it had a file, which has to be chosen again. */
type Resend = { action: string; fields: Fields; hasFile?: boolean };

/** Matches the names of fields that editors do not fill in. */
const HIDDEN = /^(?:seen|was|autosave|do|id|at|key|row|back|confirmed|file)$|[@#]$/;

/** What was typed into a form, with the labels of its fields. */
function Typed({ fields }: { fields: Fields }) {
  const { forms, posts } = useDesk().texts;
  const labels: Partial<Fields> = { ...forms.labels, ...posts.labels, body: posts.body };
  const typed = Object.entries(fields).filter(([name, text]) => !HIDDEN.test(name) && text.trim() !== '');
  return typed.map(([name, text]) => (
    <div key={name}>
      <p className="help">{labels[name.replace(/[-@].*$/, '').replace(/^.*\./, '')]}</p>
      <pre>{text}</pre>
    </div>
  ));
}

/** A button that sends a form again. With `typed`, the text that was typed is above it, expanded or collapsed. */
export function SentAgain(props: Resend & { label: string; typed?: 'open' | 'closed' }) {
  const { action, fields, hasFile = false, label, typed } = props;
  const { core } = useDesk().texts;
  return (
    <DeskForm action={action} fields={fields} encType="multipart/form-data" data-again>
      {typed ? (
        <details open={typed === 'open'}>
          <summary>{core.typed}</summary>
          <Typed fields={fields} />
        </details>
      ) : null}
      {hasFile ? <UploadField label={core.file} help={core.fileAgain} /> : null}
      <button type="submit" className="main">
        {label}
      </button>
    </DeskForm>
  );
}

/**
 * Shows both versions of a file that somebody else changed while the editor was editing it. `resend`: the sent form,
 * with the fingerprint of the current file.
 */
export function Changed(props: {
  current: string | undefined;
  yours: string | undefined;
  back: string;
  resend?: Resend;
}) {
  const { current, yours, back, resend } = props;
  const { core } = useDesk().texts;
  return (
    <>
      <p>{core.changedAbout}</p>
      <div className="two">
        <section>
          <h2>{core.asItIs}</h2>
          <pre>{current}</pre>
        </section>
        <section>
          <h2>{core.asYours}</h2>
          <pre>{yours}</pre>
        </section>
      </div>
      {resend ? <SentAgain {...resend} label={core.saveMine} /> : null}
      <Words back={back} />
    </>
  );
}
