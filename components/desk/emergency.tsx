import type { ComponentProps } from 'react';
import { DeskForm, useDesk } from '@/components/desk/desk-frame';
import { Labeled, Line } from '@/components/desk/field';
import { ProblemList } from '@/components/desk/outcomes';
import type { FormProblem } from '@/lib/desk/forms/form-problems';

/** End and source of an emergency, as sent by the forms. */
export type Details = { until: string; linkName: string; href: string };

/** Emergencies with the same start. `was`: their fingerprint, which the form sends; `span`: start and end in words. */
export type Raised = Details & {
  from: string;
  was: string;
  span: string;
  texts: readonly { where: string; language?: string; text: string }[];
};

export type Draft = Details & { texts: Record<string, string> };

/** Format that a datetime-local input accepts. */
const MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

type Paper = { key: string; name: string; locale: string };

function Text(props: { name: string; where: string; help?: string } & ComponentProps<'textarea'>) {
  const { name, where, help, ...area } = props;
  const { emergency: texts } = useDesk().texts;
  const about = help && `${name}-help`;
  return (
    <Labeled name={name} label={texts.textIn(where)} help={help} isRequired={area.required}>
      <textarea id={name} name={name} maxLength={400} aria-describedby={about} {...area} />
    </Labeled>
  );
}

/** Fields for the end and the source. `form`: suffix of the field names, unique for each form on the page. */
function DetailFields({ until, linkName, href, form = '' }: Details & { form?: string }) {
  const { emergency: texts } = useDesk().texts;
  return (
    <>
      <Line
        name={`until${form}`}
        label={texts.until}
        defaultValue={until}
        type={MINUTE.test(until) ? 'datetime-local' : 'text'}
        required
      />
      <Line name={`linkName${form}`} label={texts.linkName} defaultValue={linkName} />
      <Line name={`href${form}`} label={texts.href} defaultValue={href} />
    </>
  );
}

function RaisedNow({ city, raised }: { city: string; raised: Raised }) {
  const { from, was, span, texts: written } = raised;
  const { emergency: texts } = useDesk().texts;
  return (
    <DeskForm action={`/${city}/emergency/change`} fields={{ from, was }} className="emergency">
      <h2>{span}</h2>
      {written.map(({ where, language, text }, at) => (
        <Text
          key={where}
          name={`text-${at}@${from}`}
          where={where}
          lang={language}
          defaultValue={text}
          required
        />
      ))}
      <DetailFields {...raised} form={`@${from}`} />
      <div className="row">
        <button type="submit" name="do" value="change" className="main">
          {texts.change}
        </button>
        <button type="submit" name="do" value="lower" formNoValidate>
          {texts.lower}
        </button>
      </div>
    </DeskForm>
  );
}

/** The emergencies in the papers' files, and a form to publish a new one, filled with the draft. */
export function EmergencyPage(props: {
  city: string;
  papers: readonly Paper[];
  raised: readonly Raised[];
  draft: Draft;
  problems: readonly FormProblem[];
  /** Label of the field for all papers; undefined if there is only one. */
  all: string | undefined;
}) {
  const { city, papers, raised, draft, problems, all } = props;
  const { emergency: texts } = useDesk().texts;
  return (
    <>
      <ProblemList problems={problems} />
      {raised.map((one) => (
        <RaisedNow key={one.from} city={city} raised={one} />
      ))}
      {raised.length > 0 ? <h2>{texts.raiseTitle}</h2> : null}
      <p>{texts.about}</p>
      <DeskForm action={`/${city}/emergency`}>
        {papers.map(({ key, name, locale }) => (
          <Text key={key} name={`text-${key}`} where={name} lang={locale} defaultValue={draft.texts[key]} />
        ))}
        {all ? (
          <Text name="text-all" where={all} help={texts.allHelp} defaultValue={draft.texts.all} />
        ) : null}
        <DetailFields {...draft} />
        <button type="submit" className="danger">
          {texts.look}
        </button>
      </DeskForm>
    </>
  );
}

/** Emergencies as readers will see them, with a button that publishes them. */
export function ConfirmEmergency(props: {
  action: string;
  /** Hidden fields that the form sends in addition to `confirmed`. */
  fields: Readonly<Record<string, string>>;
  notices: readonly (Omit<Details, 'until'> & { where: string; text: string })[];
  /** When each emergency ends, in words. */
  ends: readonly string[];
  /** Names of the papers that have no emergency text. */
  silent?: readonly string[];
  /** Address that Cancel leads to. Without it, Edit replaces Cancel. */
  back?: string;
}) {
  const { action, fields, notices, ends, silent = [], back } = props;
  const { core, emergency: texts } = useDesk().texts;
  return (
    <DeskForm action={action} fields={{ ...fields, confirmed: 'yes' }}>
      {notices.map(({ where, text, linkName, href }) => (
        <div key={`${where} ${text}`} className="emergency">
          <h3>{where}</h3>
          <p>{text}</p>
          {href ? (
            <p>
              <a href={href}>{linkName || href}</a>
            </p>
          ) : null}
        </div>
      ))}
      <p>{texts.confirmAbout([...new Set(ends)].join(', '))}</p>
      {silent.length > 0 ? <p className="wrong">{texts.silent(silent.join(', '))}</p> : null}
      <div className="row">
        <button type="submit" className="danger">
          {texts.raise}
        </button>
        {back ? (
          <a href={back}>{core.cancel}</a>
        ) : (
          <button type="submit" name="do" value="edit">
            {texts.edit}
          </button>
        )}
      </div>
    </DeskForm>
  );
}
