import { OneTap, useDesk } from '@/components/desk/desk-frame';
import { Required } from '@/components/desk/field';
import { type Link, LinkCards } from '@/components/desk/pages';

/** A headline with buttons to pin, hide or pause it. `image`: the picture's address at the publisher. */
export type Headline = {
  link: string;
  title: string;
  source: string;
  when?: string;
  isOwn: boolean;
  image?: string;
};
export type Block = { title: string; headlines: readonly Headline[] };

/** An active entry of desk.yaml. `fields`: identify the entry when its End button is pressed. */
export type Held = { what: string; says: string; fields: Readonly<Record<string, string>> };

/** Default end times in the paper's time zone, and the number of papers. */
export type Handled = { city: string; pinUntil: string; pinMax: string; pauseUntil: string; papers: number };

function Check({ name, label }: { name: string; label: string }) {
  return (
    <label>
      <input type="checkbox" name={name} value="true" />
      {label}
    </label>
  );
}

/** Fields of every hide form: reason, and how much to hide. */
function HideFields({ papers }: { papers: number }) {
  const { today } = useDesk().texts;
  return (
    <>
      <label>
        {today.reason}
        <Required />
        <input name="reason" required maxLength={200} autoComplete="off" />
      </label>
      <Check name="story" label={today.story} />
      <Everywhere papers={papers} />
    </>
  );
}

function Everywhere({ papers }: { papers: number }) {
  const { today } = useDesk().texts;
  return papers > 1 ? <Check name="everywhere" label={today.everywhere(papers)} /> : null;
}

function Handles({ headline, handled }: { headline: Headline; handled: Handled }) {
  const { today } = useDesk().texts;
  const { link, title, source, isOwn, image } = headline;
  const { city, pinUntil, pinMax, pauseUntil, papers } = handled;
  const base = `/${city}/today`;
  return (
    <div className="handles">
      <details>
        <summary>{today.pin}</summary>
        <p>{today.pinSays}</p>
        <OneTap action={`${base}/pin`} label={today.pin} fields={{ link, title }} look="main">
          <label>
            {today.until}
            <Required />
            <input type="datetime-local" name="until" defaultValue={pinUntil} max={pinMax} required />
          </label>
          <Check name="second" label={today.second} />
        </OneTap>
      </details>
      <details>
        <summary>{today.hide}</summary>
        <p>{today.hideSays}</p>
        <OneTap action={`${base}/hide`} label={today.hide} fields={{ link, title }} look="danger">
          <HideFields papers={papers} />
        </OneTap>
      </details>
      {image && !isOwn ? (
        <details>
          <summary>{today.hidePicture}</summary>
          <p>{today.hidePictureSays}</p>
          <OneTap
            action={`${base}/hide`}
            label={today.hidePicture}
            fields={{ picture: image, title }}
            look="danger"
          >
            <Everywhere papers={papers} />
          </OneTap>
        </details>
      ) : null}
      {isOwn ? null : (
        <details>
          <summary>{today.pause(source)}</summary>
          <p>{today.pauseSays(source)}</p>
          <OneTap action={`${base}/pause`} label={today.pause(source)} fields={{ source }} look="main">
            <label>
              {today.lastDay}
              <Required />
              <input type="date" name="until" defaultValue={pauseUntil} required />
            </label>
          </OneTap>
        </details>
      )}
    </div>
  );
}

/** A form that hides headlines containing certain words. */
function HideWords({ city, papers }: Pick<Handled, 'city' | 'papers'>) {
  const { today } = useDesk().texts;
  return (
    <details>
      <summary>{today.hideWords}</summary>
      <p>{today.hideWordsSays}</p>
      <div className="handles">
        <OneTap action={`/${city}/today/hide`} label={today.hideWords} look="danger">
          <label>
            {today.words}
            <Required />
            <input name="words" required maxLength={200} autoComplete="off" />
          </label>
          <HideFields papers={papers} />
        </OneTap>
      </div>
    </details>
  );
}

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

/** The front page or a section as readers see it, with buttons for each headline. */
export function TodayPage(props: {
  sections: readonly Link[];
  blocks: readonly Block[];
  held: readonly Held[];
  handled: Handled;
}) {
  const { sections, blocks, held, handled } = props;
  const { today } = useDesk().texts;
  const shown = blocks.filter(({ headlines }) => headlines.length > 0);
  return (
    <>
      <p>{today.about}</p>
      <details>
        <summary>{today.sections}</summary>
        <LinkCards links={sections} />
      </details>
      <HideWords {...handled} />
      <HeldNow city={handled.city} held={held} />
      {shown.length === 0 ? <p>{today.none}</p> : null}
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
