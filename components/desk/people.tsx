import { Csrf, OneTap, useDesk } from '@/components/desk/desk-frame';
import { siteLanguages } from '@/lib/base/site-language';
import type { Role } from '@/lib/desk/editor';

type Listed = { id: string; name: string; role: Role; sessions: number };

function InviteForm({ city }: { city: string }) {
  const { core } = useDesk().texts;
  return (
    <form method="post" action={`/${city}/people`}>
      <Csrf />
      <p className="field">
        <label htmlFor="name">{core.people.name}</label>
        <input id="name" name="name" required maxLength={80} autoComplete="off" />
      </p>
      <input type="hidden" name="role" value="editor" />
      <p className="field">
        <label htmlFor="language">{core.people.language}</label>
        <select id="language" name="language">
          {siteLanguages.map((language) => (
            <option key={language} value={language}>
              {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
            </option>
          ))}
        </select>
      </p>
      <button type="submit" className="main">
        {core.people.invite}
      </button>
    </form>
  );
}

/** Who may sign in, and a form to invite others. */
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

/** The link of a new invitation, which is shown only here. */
export function Invited({ link }: { link: string }) {
  return <pre>{link}</pre>;
}
