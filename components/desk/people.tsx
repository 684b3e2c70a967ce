import { DeskForm, OneTap, useDesk } from '@/components/desk/desk-frame';
import { Choice, Line } from '@/components/desk/field';
import { siteLanguages } from '@/lib/base/languages.mjs';
import { type Role, roles } from '@/lib/desk/editor';

type Listed = { id: string; name: string; role: Role; sessions: number };

function InviteForm({ city }: { city: string }) {
  const { core } = useDesk().texts;
  return (
    <DeskForm action={`/${city}/people`}>
      <Line name="name" label={core.people.name} required maxLength={80} autoComplete="off" />
      <Choice name="role" label={core.people.role} options={roles.map((role) => [role, core.people[role]])} />
      <Choice
        name="language"
        label={core.people.language}
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
export function PeopleList({ city, people }: { city: string; people: readonly Listed[] }) {
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
              <OneTap action={`/${city}/people/${id}/remove`} label={texts.remove} />
            </div>
          </li>
        ))}
      </ul>
      <h2>{texts.invite}</h2>
      <InviteForm city={city} />
    </>
  );
}
