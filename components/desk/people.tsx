import { DeskForm, OneTap, useDesk } from '@/components/desk/desk-frame';
import { Choice, Line } from '@/components/desk/field';
import { ProblemList } from '@/components/desk/outcomes';
import { siteLanguages } from '@/lib/base/languages.mjs';
import { type Role, roles } from '@/lib/desk/editor';

type Listed = { id: string; name: string; role: Role; sessions: number };

/** Fields of an invitation that was refused because of its name. */
export type Invited = { name: string; role: Role; language: string };

function InviteForm({ city, invited }: { city: string; invited: Invited | undefined }) {
  const { core } = useDesk().texts;
  const { name, role: typedRole, language: typedLanguage } = invited ?? {};
  return (
    <DeskForm action={`/${city}/people`}>
      <ProblemList problems={invited ? [{ message: core.people.needsName }] : []} />
      <Line
        name="name"
        label={core.people.name}
        defaultValue={name}
        required
        maxLength={80}
        autoComplete="off"
      />
      <Choice
        name="role"
        label={core.people.role}
        defaultValue={typedRole}
        options={roles.map((role) => [role, core.people[role]])}
      />
      <Choice
        name="language"
        label={core.people.language}
        defaultValue={typedLanguage}
        options={siteLanguages.map((language) => [
          language,
          new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
        ])}
      />
      <button type="submit" className="main">
        {core.people.invite}
      </button>
    </DeskForm>
  );
}

/** People who may sign in, and a form to invite others. */
export function PeopleList(props: { city: string; people: readonly Listed[]; invited?: Invited }) {
  const { city, people, invited } = props;
  const { people: texts } = useDesk().texts.core;
  return (
    <>
      <p>{texts.about}</p>
      <ul className="list">
        {people.map(({ id, name, role, sessions }) => (
          <li key={id}>
            <strong>{name}</strong> · {texts[role]} ·{' '}
            {sessions > 0 ? texts.signedIn(sessions) : texts.signedOut}
            <div className="row">
              {sessions > 0 ? <OneTap action={`/${city}/people/${id}/end`} label={texts.endAll} /> : null}
            </div>
            <details>
              <summary>{texts.remove}</summary>
              <p>{texts.removeHelp(name)}</p>
              <OneTap action={`/${city}/people/${id}/remove`} label={texts.removeNow(name)} look="danger" />
            </details>
          </li>
        ))}
      </ul>
      <h2>{texts.invite}</h2>
      <InviteForm city={city} invited={invited} />
    </>
  );
}
