import { Fragment } from 'react';
import { DeskForm, OneTap, useDesk } from '@/components/desk/desk-frame';
import { FormField, PhotoField } from '@/components/desk/form-fields';
import { ProblemList } from '@/components/desk/outcomes';
import { SLOTS, type Slot, type SoldAd, type Week } from '@/lib/desk/ads/sold-ads';
import type { Field } from '@/lib/desk/forms/fields';
import type { Data } from '@/lib/desk/yaml-values';

const slots = [250, 600] as const satisfies readonly Slot[];

/** An ad in the list. `was`: fingerprint of the entry, which the Remove button sends. */
export type ListedAd = {
  at: number;
  was: string;
  name: string;
  text: string;
  sold?: SoldAd;
  hasEnded: boolean;
};

function useSpan(): (from: string, until: string) => string {
  const { language } = useDesk();
  const days = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (from, until) => days.formatRange(new Date(from), new Date(until));
}

function Cell({ city, week, slot }: { city: string; week: Week; slot: Slot }) {
  const { ads: texts } = useDesk().texts;
  const span = useSpan();
  const here = week.ads.filter((ad) => ad.slot === slot);
  const room = Math.max(SLOTS[slot] - here.length, 0);
  return (
    <td>
      {here.map((ad) => {
        const isWhole = ad.from <= week.from && week.until <= ad.until;
        const from = ad.from > week.from ? ad.from : week.from;
        const until = ad.until < week.until ? ad.until : week.until;
        return (
          <p key={`${ad.at} ${ad.name}`}>
            {ad.at === undefined ? (
              texts.allPapers(ad.name)
            ) : (
              <a href={`/${city}/ads/edit/${ad.at}`}>{ad.name}</a>
            )}
            {isWhole ? null : <span className="quiet-text"> {span(from, until)}</span>}
          </p>
        );
      })}
      {room > 0 ? (
        <p className="quiet-text">{here.length === 0 ? texts.free : texts.room(room, SLOTS[slot])}</p>
      ) : null}
    </td>
  );
}

function Calendar({ city, weeks }: { city: string; weeks: readonly Week[] }) {
  const { ads: texts } = useDesk().texts;
  const span = useSpan();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.week}</th>
          {slots.map((slot) => (
            <th key={slot} scope="col">
              {texts.slots[slot]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.from}>
            <th scope="row">{span(week.from, week.from)}</th>
            {slots.map((slot) => (
              <Cell key={slot} city={city} week={week} slot={slot} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AdItem({ city, ad }: { city: string; ad: ListedAd }) {
  const { ads: texts } = useDesk().texts;
  const span = useSpan();
  const { at, was, name, text, sold } = ad;
  return (
    <li>
      <strong>{name}</strong>
      {text === name ? null : <p>{text}</p>}
      {sold ? (
        <p className="help">{`${texts.slots[sold.slot]} · ${span(sold.from, sold.until)}`}</p>
      ) : (
        <p className="wrong">{texts.unread}</p>
      )}
      <div className="row">
        <a className="button" href={`/${city}/ads/edit/${at}`}>
          {texts.change}
        </a>
        <OneTap action={`/${city}/ads/remove`} label={texts.remove} fields={{ at: String(at), was }} />
      </div>
    </li>
  );
}

function AdList({ city, ads }: { city: string; ads: readonly ListedAd[] }) {
  return (
    <ul className="list">
      {ads.map((ad) => (
        <AdItem key={ad.at} city={city} ad={ad} />
      ))}
    </ul>
  );
}

/** The ads page: a calendar of sold ads, and a list of all ads. */
export function AdsPage(props: { city: string; weeks: readonly Week[]; ads: readonly ListedAd[] }) {
  const { city, weeks, ads } = props;
  const { ads: texts, core } = useDesk().texts;
  const ended = ads.filter(({ hasEnded }) => hasEnded);
  const others = ads.filter(({ hasEnded }) => !hasEnded);
  return (
    <>
      <p>{texts.about}</p>
      <p>
        <a className="button" href={`/${city}/ads/new`}>
          {texts.new}
        </a>
      </p>
      <h2>{texts.calendar}</h2>
      <Calendar city={city} weeks={weeks} />
      <h2>{core.sections.ads}</h2>
      {others.length === 0 ? <p>{texts.none}</p> : null}
      <AdList city={city} ads={others} />
      {ended.length === 0 ? null : (
        <details>
          <summary>{texts.ended}</summary>
          <AdList city={city} ads={ended} />
        </details>
      )}
    </>
  );
}

/** The form for one ad. `at` and `was`: index and fingerprint of the entry to change; empty for a new ad. */
export function AdForm(props: {
  city: string;
  fields: readonly Field[];
  value: Data;
  at: string;
  was: string;
  problems?: readonly string[];
}) {
  const { city, fields, value, at, was, problems = [] } = props;
  const { core, ads: texts } = useDesk().texts;
  return (
    <DeskForm action={`/${city}/ads/photos`} encType="multipart/form-data" fields={{ at, was }}>
      <ProblemList problems={problems.map((message) => ({ message }))} />
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.name === 'picture' ? <PhotoField label={texts.photo} help={texts.photoHelp} /> : null}
          <FormField field={field} name={`ads.${field.name}`} value={value[field.name]} />
        </Fragment>
      ))}
      <div className="row save">
        <button type="submit" className="main">
          {core.save}
        </button>
        <a href={`/${city}/ads`}>{core.cancel}</a>
      </div>
    </DeskForm>
  );
}
