import { DeskForm, useDesk } from '@/components/desk/desk-frame';
import { FormField } from '@/components/desk/form-fields';
import { ProblemList } from '@/components/desk/outcomes';
import { type FormFile, fingerprint } from '@/lib/desk/forms/form-file';
import type { FormProblem } from '@/lib/desk/forms/form-problems';
import type { FileProblem } from '@/lib/desk/saves/check-file';

export type Link = { href: string; name: string; note?: string };

/** Links to forms, or to the files that a form edits. */
export function LinkCards({ links }: { links: readonly Link[] }) {
  return (
    <ul className="cards">
      {links.map(({ href, name, note }) => (
        <li key={href}>
          <a href={href}>{name}</a>
          {note ? <p className="help">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/**
 * The form for a file, below the problems that prevented its last save. Its first button is hidden; browsers
 * use it when an editor presses Enter. `raw`: address of the page that edits the file as text.
 */
export function FormPage(props: {
  form: FormFile;
  action: string;
  raw: string;
  seen?: string;
  about?: string;
  problems?: readonly FormProblem[];
}) {
  const { form, action, raw, seen = fingerprint(form.text), about, problems = [] } = props;
  const { core, forms } = useDesk().texts;
  return (
    <>
      {about ? <p>{about}</p> : null}
      {form.fields.some(({ name }) => name === 'partners') ? (
        <p>
          <a className="button" href={`${action}/pdf`}>
            {forms.pdf.add}
          </a>
        </p>
      ) : null}
      <ProblemList problems={problems} />
      <DeskForm action={action} fields={{ seen }}>
        <button type="submit" name="do" value="save" className="skip" tabIndex={-1} aria-hidden="true">
          {core.save}
        </button>
        {form.fields.map((field) => (
          <FormField key={field.name} field={field} name={field.name} value={form.value[field.name]} />
        ))}
        <div className="row save">
          <button type="submit" name="do" value="save" className="main">
            {core.save}
          </button>
          <a href={raw}>{forms.asText}</a>
        </div>
      </DeskForm>
    </>
  );
}

/** An invalid line of a file, highlighted, with the lines around it. */
function LineShown({ text, line }: { text: string; line: number }) {
  const all = text.split('\n');
  const first = Math.max(line - 2, 1);
  const [above, below] = [all.slice(first - 1, line - 1), all.slice(line, line + 1)];
  const numbered = (lines: readonly string[], from: number) =>
    lines.map((one, at) => `${from + at}  ${one}\n`).join('');
  return (
    <pre>
      {numbered(above, first)}
      <mark>{numbered(all.slice(line - 1, line), line)}</mark>
      {numbered(below, line + 1)}
    </pre>
  );
}

/**
 * A file as plain text, for content that no form can edit. The desk's script selects the line whose link is clicked.
 */
export function RawPage(props: {
  file: string;
  action: string;
  text: string;
  seen: string;
  problems: readonly FileProblem[];
}) {
  const { file, action, text, seen, problems } = props;
  const { city, texts } = useDesk();
  const { core, forms } = texts;
  return (
    <DeskForm action={action} fields={{ seen, file }}>
      {problems.map(({ line, message }) => (
        <div key={`${line} ${message}`} className="problem-list" role="alert">
          <p>{core.problem(message)}</p>
          {line ? (
            <>
              <LineShown text={text} line={line} />
              <a className="button" href="#text" data-line={line}>
                {forms.toLine(line)}
              </a>
            </>
          ) : null}
        </div>
      ))}
      <p className="field">
        <label htmlFor="text">{file}</label>
      </p>
      <textarea
        id="text"
        name="text"
        className="raw"
        defaultValue={`\n${text}`.slice(1)}
        spellCheck={false}
      />
      <div className="row save">
        <button type="submit" className="main">
          {core.save}
        </button>
        <a href={`/${city?.key}/mistakes`}>{core.cancel}</a>
      </div>
    </DeskForm>
  );
}

type Mistake = { line: string; href: string };

/** All mistakes in the city's files, each with a link to the form that fixes it. */
export function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { core, forms } = useDesk().texts;
  if (mistakes.length === 0) return <p>{forms.noMistakes}</p>;
  return (
    <>
      <p>{forms.mistakesAbout}</p>
      <ul className="list">
        {mistakes.map(({ line, href }) => (
          <li key={line}>
            <p>{core.problem(line)}</p>
            <a className="button" href={href}>
              {forms.fix}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
