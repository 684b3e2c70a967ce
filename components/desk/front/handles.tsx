import { OneTap, useDesk } from '@/components/desk/desk-frame';
import { Required } from '@/components/desk/field';

/** A headline with buttons to pin, hide or pause it. `image`: the picture's address at the publisher. */
export type Headline = {
  link: string;
  title: string;
  source: string;
  when?: string;
  isOwn: boolean;
  image?: string;
};

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

/** Buttons for a headline: pin, take down, hide its picture, pause its source. */
export function Handles({ headline, handled }: { headline: Headline; handled: Handled }) {
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
export function HideWords({ city, papers }: Pick<Handled, 'city' | 'papers'>) {
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
