import { DeskForm, OneTap, useDesk } from '@/components/desk/desk-frame';
import { Choice, Line } from '@/components/desk/field';
import { ProblemList } from '@/components/desk/outcomes';

/**
 * `pause`: `says` describes the pause, and `end` has the fields of the button that ends it. A pause without
 * `end` belongs to the edition's city and can be ended only there.
 */
type Feed = {
  url: string;
  name?: string;
  pause?: { says: string; end?: Readonly<Record<string, string>> };
};
type Section = { feedKey: string; name: string; feeds: readonly Feed[] };
type Found = { subject: string; state: 'good' | 'note' | 'wrong'; found: string; todo?: string };

/** A feed that was found and read, but not yet saved. */
export type Proposal = {
  url: string;
  name: string;
  covers: string;
  section: string;
  line: string;
  titles: readonly string[];
};

/** The form for a new source as it was typed, and why no feed was found. */
export type Refused = { address: string; section: string; problem: string };

type AddFormProps = { city: string; sections: readonly Section[]; refused: Refused | undefined };

function AddForm({ city, sections, refused }: AddFormProps) {
  const { sources } = useDesk().texts;
  return (
    <DeskForm action={`/${city}/sources/find`}>
      <ProblemList problems={refused ? [{ message: refused.problem }] : []} />
      <Line
        name="address"
        label={sources.address}
        inputMode="url"
        defaultValue={refused?.address}
        required
        maxLength={2000}
        autoComplete="off"
      />
      <Choice
        name="section"
        label={sources.section}
        defaultValue={refused?.section}
        options={sections.map(({ feedKey, name }) => [feedKey, name])}
      />
      <button type="submit" className="main">
        {sources.find}
      </button>
    </DeskForm>
  );
}

/** A feed's state as the doctor reports it. Only name and address before the first check. */
function FeedState(props: { city: string; feed: Feed; findings?: readonly Found[] }) {
  const { city, feed, findings = [] } = props;
  const { sources } = useDesk().texts;
  const state = findings.find(({ subject }) => subject.includes(`${feed.url} (`));
  return (
    <li>
      <strong>{feed.name ?? new URL(feed.url).hostname}</strong>
      <p className="help">{feed.url}</p>
      {feed.pause ? <p className="wrong">{feed.pause.says}</p> : null}
      {feed.pause?.end ? (
        <OneTap action={`/${city}/today/end`} label={sources.endPause} fields={feed.pause.end} />
      ) : null}
      {state ? <p className={state.state === 'wrong' ? 'wrong' : undefined}>{state.found}</p> : null}
      {state?.todo ? <p>{state.todo}</p> : null}
    </li>
  );
}

/** All feeds of a city by section, and a form to add a feed. */
export function SourcesPage(props: {
  city: string;
  sections: readonly Section[];
  refused: Refused | undefined;
  findings?: readonly Found[];
  about: string;
  /** Address of the page that edits the feed list as text. */
  raw: string;
}) {
  const { city, sections, refused, findings, about, raw } = props;
  const { texts } = useDesk();
  return (
    <>
      <p>{about}</p>
      <div className="row">
        <OneTap action={`/${city}/sources/look`} label={texts.sources.look} />
        <a href={raw}>{texts.sources.change}</a>
      </div>
      <h2>{texts.sources.add}</h2>
      <AddForm city={city} sections={sections} refused={refused} />
      {sections
        .filter(({ feeds }) => feeds.length > 0)
        .map(({ feedKey, name, feeds }) => (
          <section key={feedKey}>
            <h2>{name}</h2>
            <ul className="list">
              {feeds.map((feed) => (
                <FeedState key={feed.url} city={city} feed={feed} findings={findings} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

/** Preview of a new feed, with a button that adds it. */
export function FoundPage({ city, proposal }: { city: string; proposal: Proposal }) {
  const { core, sources } = useDesk().texts;
  const { titles, line, name, ...fields } = proposal;
  return (
    <DeskForm action={`/${city}/sources/add`} fields={fields}>
      <p>{line}</p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Line name="name" label={sources.name} defaultValue={name} required />
      <div className="row">
        <button type="submit" className="main">
          {sources.addIt}
        </button>
        <a href={`/${city}/sources`}>{core.cancel}</a>
      </div>
    </DeskForm>
  );
}
