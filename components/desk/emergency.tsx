import { Csrf, useDesk } from '@/components/desk/desk-frame';

/** An emergency in a file: `key` of its paper, or `all`; `at`: its position in the list; `span`: its times in words. */
export type Raised = { key: string; at: number; text: string; until: string; span: string };

export type Draft = { texts: Record<string, string>; until: string; linkName: string; href: string };

/** What the browser's field for a date and time can show. */
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

type Paper = { key: string; name: string; locale: string };

/** A text field with its label. */
function Line(props: { name: string; label: string; value?: string; type?: string; isRequired?: boolean }) {
  const { name, label, value, type = 'text', isRequired } = props;
  const { optional } = useDesk().texts.forms;
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {isRequired ? null : <span className="quiet-text"> ({optional})</span>}
      </label>
      <input id={name} name={name} type={type} defaultValue={value} required={isRequired} />
    </div>
  );
}

function Text({
  name,
  label,
  language,
  value,
}: {
  name: string;
  label: string;
  language?: string;
  value?: string;
}) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <textarea id={name} name={name} lang={language} maxLength={400} defaultValue={value} />
    </div>
  );
}

function RaisedNow({ city, raised, where }: { city: string; raised: Raised; where: string }) {
  const { key, at, text, until, span } = raised;
  const { emergency: texts } = useDesk().texts;
  return (
    <form method="post" action={`/${city}/emergency/change`} className="emergency">
      <Csrf />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="was" value={text} />
      <h3>{where}</h3>
      <p className="quiet-text">{span}</p>
      <Text name="text" label={texts.text} value={text} />
      <Line
        name="until"
        label={texts.until}
        value={until}
        type={MINUTE.test(until) ? 'datetime-local' : 'text'}
        isRequired
      />
      <div className="row">
        <button type="submit" name="do" value="change" className="main">
          {texts.change}
        </button>
        <button type="submit" name="do" value="lower">
          {texts.lower}
        </button>
      </div>
    </form>
  );
}

/** Emergencies that are raised, and the form that raises one. */
export function EmergencyPage(props: {
  city: string;
  papers: readonly Paper[];
  raised: readonly Raised[];
  until: string;
  nameOf: (key: string) => string;
  /** All papers, if there are others. */
  all?: string;
}) {
  const { city, papers, raised, until, nameOf, all } = props;
  const { emergency: texts } = useDesk().texts;
  return (
    <>
      {raised.map((one) => (
        <RaisedNow key={`${one.key} ${one.at}`} city={city} raised={one} where={nameOf(one.key)} />
      ))}
      <h2>{texts.raiseTitle}</h2>
      <p>{texts.about}</p>
      <form method="post" action={`/${city}/emergency`}>
        <Csrf />
        {papers.map(({ key, name, locale }) => (
          <Text key={key} name={`text-${key}`} label={texts.textIn(name)} language={locale} />
        ))}
        {all ? <Text name="text-all" label={texts.textIn(all)} /> : null}
        <Line name="until" label={texts.until} value={until} type="datetime-local" isRequired />
        <Line name="linkName" label={texts.linkName} />
        <Line name="href" label={texts.href} />
        <button type="submit" className="danger">
          {texts.look}
        </button>
      </form>
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
  const { core, emergency: texts } = useDesk().texts;
  const { texts: written, until, linkName, href } = draft;
  const fields = { until, linkName, href, confirmed: 'yes' };
  return (
    <form method="post" action={action}>
      <Csrf />
      {Object.entries(written).map(([key, text]) => (
        <div key={key} className="emergency">
          <h3>{nameOf(key)}</h3>
          <p>{text}</p>
          {href ? (
            <p>
              <a href={href}>{linkName || href}</a>
            </p>
          ) : null}
          <input type="hidden" name={`text-${key}`} value={text} />
        </div>
      ))}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{texts.confirmAbout(end)}</p>
      {silent.length > 0 ? <p className="wrong">{texts.silent(silent.join(', '))}</p> : null}
      <div className="row">
        <button type="submit" className="danger">
          {texts.raise}
        </button>
        <a href={action}>{core.cancel}</a>
      </div>
    </form>
  );
}
