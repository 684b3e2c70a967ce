import { OneTap, useDesk } from '@/components/desk/desk-frame';
import { type Handled, Handles, type Headline, HideWords } from '@/components/desk/front/handles';
import { type Link, LinkCards } from '@/components/desk/pages';

export type Block = { title: string; headlines: readonly Headline[] };

/**
 * An active entry of desk.yaml. `fields`: hidden form fields that identify the entry when the editor presses
 * End.
 */
export type Held = { what: string; says: string; fields: Readonly<Record<string, string>> };

function HeldNow({ city, held }: { city: string; held: readonly Held[] }) {
  const { today } = useDesk().texts;
  if (held.length === 0) return null;
  return (
    <section>
      <h2>{today.held}</h2>
      <ul className="list">
        {held.map(({ what, says, fields }) => (
          <li key={Object.values(fields).join(' ')}>
            <strong>{what}</strong>
            <p className="help">{says}</p>
            <OneTap action={`/${city}/today/end`} label={today.end} fields={fields} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A form that finds headlines by their words. `find`: what was typed. */
function Find({ path, find }: { path: string; find?: string }) {
  const { today } = useDesk().texts;
  return (
    <form action={path} className="find">
      <label htmlFor="find">{today.find}</label>
      <input id="find" type="search" name="find" defaultValue={find} maxLength={200} />
      <button type="submit">{today.findIt}</button>
      {find ? <a href={path}>{today.showAll}</a> : null}
    </form>
  );
}

/**
 * The front page or a section as readers see it, with buttons for each headline. `find`: the words that the
 * editor searched for.
 */
export function TodayPage(props: {
  sections: readonly Link[];
  blocks: readonly Block[];
  held: readonly Held[];
  handled: Handled;
  find?: string;
}) {
  const { sections, blocks, held, handled, find } = props;
  const { path, texts } = useDesk();
  const { today } = texts;
  const shown = blocks.filter(({ headlines }) => headlines.length > 0);
  return (
    <>
      <Find path={path} find={find} />
      {find ? null : (
        <>
          <p>{today.about}</p>
          <details>
            <summary>{today.sections}</summary>
            <LinkCards links={sections} />
          </details>
          <HideWords {...handled} />
          <HeldNow city={handled.city} held={held} />
        </>
      )}
      {shown.length === 0 ? <p>{find ? today.notFound(find) : today.none}</p> : null}
      {shown.map(({ title, headlines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className="list">
            {headlines.map((headline) => (
              <li key={headline.link}>
                <a href={headline.link} className="headline">
                  {headline.title}
                </a>
                <p className="help">{[headline.source, headline.when].filter(Boolean).join(' · ')}</p>
                <Handles headline={headline} handled={handled} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
