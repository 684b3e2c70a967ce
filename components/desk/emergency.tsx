import { DeskForm, useDesk } from '@/components/desk/desk-frame';
import { Labeled, Line } from '@/components/desk/field';
import { ProblemList } from '@/components/desk/outcomes';
import type { FormProblem } from '@/lib/desk/forms/form-problems';

/** An emergency in a file: `key` of its paper, or `all`; `at`: its position in the list; `span`: its times in words. */
export type Raised = { key: string; at: number; text: string; until: string; span: string };

export type Draft = { texts: Record<string, string>; until: string; linkName: string; href: string };

/** What the browser's field for a date and time can show. */
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

type Paper = { key: string; name: string; locale: string };

function Text(props: { name: string; label: string; language?: string; value?: string }) {
  const { name, label, language, value } = props;
  return (
    <Labeled name={name} label={label}>
      <textarea id={name} name={name} lang={language} maxLength={400} defaultValue={value} />
    </Labeled>
  );
}

function RaisedNow({ city, raised, where }: { city: string; raised: Raised; where: string }) {
  const { key, at, text, until, span } = raised;
  const { emergency: texts } = useDesk().texts;
  return (
    <DeskForm action={`/${city}/emergency/change`} fields={{ key, at, was: text }} className="emergency">
      <h3>{where}</h3>
      <p className="quiet-text">{span}</p>
      <Text name="text" label={texts.text} value={text} />
      <Line
        name="until"
        label={texts.until}
        defaultValue={until}
        type={MINUTE.test(until) ? 'datetime-local' : 'text'}
        required
      />
      <div className="row">
        <button type="submit" name="do" value="change" className="main">
          {texts.change}
        </button>
        <button type="submit" name="do" value="lower">
          {texts.lower}
        </button>
      </div>
    </DeskForm>
  );
}

/** Emergencies that are raised, and the form that raises one, filled with a draft. */
export function EmergencyPage(props: {
  city: string;
  papers: readonly Paper[];
  raised: readonly Raised[];
  draft: Draft;
  problems: readonly FormProblem[];
  nameOf: (key: string) => string;
  /** All papers, if there are others. */
  all?: string;
}) {
  const { city, papers, raised, draft, problems, nameOf, all } = props;
  const { emergency: texts } = useDesk().texts;
  return (
    <>
      {raised.map((one) => (
        <RaisedNow key={`${one.key} ${one.at}`} city={city} raised={one} where={nameOf(one.key)} />
      ))}
      {raised.length > 0 ? <h2>{texts.raiseTitle}</h2> : null}
      <p>{texts.about}</p>
      <ProblemList problems={problems} />
      <DeskForm action={`/${city}/emergency`}>
        {papers.map(({ key, name, locale }) => (
          <Text
            key={key}
            name={`text-${key}`}
            label={texts.textIn(name)}
            language={locale}
            value={draft.texts[key]}
          />
        ))}
        {all ? <Text name="text-all" label={texts.textIn(all)} value={draft.texts.all} /> : null}
        <Line name="until" label={texts.until} defaultValue={draft.until} type="datetime-local" required />
        <Line name="linkName" label={texts.linkName} defaultValue={draft.linkName} isOptional />
        <Line name="href" label={texts.href} defaultValue={draft.href} isOptional />
        <button type="submit" className="danger">
          {texts.look}
        </button>
      </DeskForm>
    </>
  );
}

/** The last look before readers see it. */
export function ConfirmEmergency(props: {
  action: string;
  draft: Draft;
  nameOf: (key: string) => string;
  /** Names of the papers without a text. */
  silent: readonly string[];
  end: string;
}) {
  const { action, draft, nameOf, silent, end } = props;
  const { emergency: texts } = useDesk().texts;
  const { texts: written, until, linkName, href } = draft;
  const sent = Object.fromEntries(Object.entries(written).map(([key, text]) => [`text-${key}`, text]));
  const fields = { until, linkName, href, confirmed: 'yes', ...sent };
  return (
    <DeskForm action={action} fields={fields}>
      {Object.entries(written).map(([key, text]) => (
        <div key={key} className="emergency">
          <h3>{nameOf(key)}</h3>
          <p>{text}</p>
          {href ? (
            <p>
              <a href={href}>{linkName || href}</a>
            </p>
          ) : null}
        </div>
      ))}
      <p>{texts.confirmAbout(end)}</p>
      {silent.length > 0 ? <p className="wrong">{texts.silent(silent.join(', '))}</p> : null}
      <div className="row">
        <button type="submit" className="danger">
          {texts.raise}
        </button>
        <button type="submit" name="do" value="edit">
          {texts.edit}
        </button>
      </div>
    </DeskForm>
  );
}
