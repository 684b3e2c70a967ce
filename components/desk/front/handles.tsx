import type { ComponentProps } from 'react';
import { type Fields, OneTap, useDesk } from '@/components/desk/desk-frame';
import { Required } from '@/components/desk/field';
import { ProblemList } from '@/components/desk/outcomes';

/** A headline with buttons to pin, hide or pause it. `image`: the picture's address on the publisher's site. */
export type Headline = {
  link: string;
  title: string;
  source: string;
  when?: string;
  isOwn: boolean;
  image?: string;
};

/** Default ends of a pin and a pause, the latest end of a pin (in the paper's time zone), and the number of papers. */
export type Handled = { city: string; pinUntil: string; pinMax: string; pauseUntil: string; papers: number };

function Check({ name, label }: { name: string; label: string }) {
  return (
    <label>
      <input type="checkbox" name={name} value="true" />
      {label}
    </label>
  );
}

/** A field that must be filled in. */
function Needed({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label>
      {label}
      <Required />
      <input {...input} required />
    </label>
  );
}

/**
 * Asks again for one field of a form that was refused. `fields`: the other fields as they were sent; `problem`: what is
 * wrong.
 */
export function AskAgain(
  props: { problem: string; label: string; action: string; fields: Fields; button: string } & Pick<
    ComponentProps<'input'>,
    'type' | 'name' | 'defaultValue'
  >,
) {
  const { problem, action, fields, button, ...input } = props;
  const { core } = useDesk().texts;
  return (
    <div className="handles">
      <ProblemList problems={[{ message: problem }]} />
      {fields.title ? <p>{fields.title}</p> : null}
      <OneTap action={action} label={button} fields={fields} look="main">
        <Needed {...input} />
      </OneTap>
      <p>
        <a href={String(fields.back)}>{core.cancel}</a>
      </p>
    </div>
  );
}

/** Fields of every hide form: reason, and how much to hide. */
function HideFields({ papers }: { papers: number }) {
  const { today } = useDesk().texts;
  return (
    <>
      <Needed label={today.reason} name="reason" maxLength={200} autoComplete="off" />
      <Check name="story" label={today.story} />
      <Everywhere papers={papers} />
    </>
  );
}

function Everywhere({ papers }: { papers: number }) {
  const { today } = useDesk().texts;
  return papers > 1 ? <Check name="everywhere" label={today.everywhere(papers)} /> : null;
}

/** A collapsed action. A click on its name opens an explanation, the fields and the button. */
function Action({
  name,
  says,
  ...form
}: { name: string; says: string } & Omit<ComponentProps<typeof OneTap>, 'label'>) {
  return (
    <details>
      <summary>{name}</summary>
      <p>{says}</p>
      <OneTap label={name} {...form} />
    </details>
  );
}

/** Buttons for a headline: pin, take down, hide its picture, pause its source. */
export function Handles({ headline, handled }: { headline: Headline; handled: Handled }) {
  const { today } = useDesk().texts;
  const { link, title, source, isOwn, image } = headline;
  const { city, pinUntil, pinMax, pauseUntil, papers } = handled;
  const base = `/${city}/today`;
  const hide = { action: `${base}/hide`, look: 'danger' };
  return (
    <div className="handles">
      <Action
        name={today.pin}
        says={today.pinSays}
        action={`${base}/pin`}
        fields={{ link, title }}
        look="main"
      >
        <Needed label={today.until} type="datetime-local" name="until" defaultValue={pinUntil} max={pinMax} />
        <Check name="second" label={today.second} />
      </Action>
      <Action name={today.hide} says={today.hideSays} fields={{ link, title }} {...hide}>
        <HideFields papers={papers} />
      </Action>
      {image && !isOwn ? (
        <Action
          name={today.hidePicture}
          says={today.hidePictureSays}
          fields={{ picture: image, title }}
          {...hide}
        >
          <Everywhere papers={papers} />
        </Action>
      ) : null}
      {isOwn ? null : (
        <Action
          name={today.pause(source)}
          says={today.pauseSays(source)}
          action={`${base}/pause`}
          fields={{ source }}
          look="main"
        >
          <Needed label={today.lastDay} type="date" name="until" defaultValue={pauseUntil} />
        </Action>
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
          <Needed label={today.words} name="words" maxLength={200} autoComplete="off" />
          <HideFields papers={papers} />
        </OneTap>
      </div>
    </details>
  );
}
