import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Editor } from '@/lib/desk/editor';
import type { DeskTexts } from '@/lib/desk/texts/desk-texts';

/** Data for every page of the desk. `city`: the paper that the page is about. */
export type DeskPage = {
  title: string;
  texts: DeskTexts;
  language: string;
  csrf: string;
  path: string;
  editor?: Editor;
  city?: { key: string; name: string; address: string };
  /** Number of mistakes in files and posts. Always 0 for writers. */
  problems: number;
  /** Message about the last action, and the save that the button in the message undoes. */
  flash?: { sentence: string; undo?: { id: string; label: string } };
};

const Context = createContext<DeskPage | undefined>(undefined);

/** Returns the data of the desk page that contains the component. */
export function useDesk(): DeskPage {
  const page = useContext(Context);
  if (!page) throw new Error('drawn outside DeskFrame');
  return page;
}

export type Fields = Readonly<Record<string, string | number>>;

/** A form with the CSRF token. `fields`: hidden fields. */
export function DeskForm({ fields = {}, children, ...form }: ComponentProps<'form'> & { fields?: Fields }) {
  return (
    <form method="post" {...form}>
      {Object.entries({ csrf: useDesk().csrf, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** A form with one button. `fields`: hidden fields; `children`: visible fields above the button. */
export function OneTap(props: {
  action: string;
  label: string;
  fields?: Fields;
  look?: string;
  children?: ReactNode;
}) {
  const { action, label, fields, look = 'quiet', children } = props;
  return (
    <DeskForm action={action} fields={fields} className="one-tap">
      {children}
      <button type="submit" className={look}>
        {label}
      </button>
    </DeskForm>
  );
}

/** Pages in the desk's menu: the most used pages first, then the pages that a phone shows after a tap on More. */
const FIRST = ['today', 'posts', 'pages', 'emergency'] as const;
const MORE = ['ads', 'sources', 'mistakes', 'history', 'statistics', 'people'] as const;
type Place = (typeof FIRST | typeof MORE)[number];
/** Pages that writers may use. They see no others in the menu. */
const OF_WRITERS: readonly Place[] = ['posts'];
/** Pages that are only for editors. Writers get a 403 there. */
export const EDITORS_PLACES = [...FIRST, ...MORE].filter((place) => !OF_WRITERS.includes(place));

/** Returns the address of a page, and whether it is the current one. */
function linkTo(place: Place, { city, path }: DeskPage) {
  const href = `/${city?.key}/${place}`;
  return { href, isHere: path === href || path.startsWith(`${href}/`) };
}

function PlaceList({ places }: { places: readonly Place[] }) {
  const page = useDesk();
  return (
    <ul>
      {places.map((place) => {
        const { href, isHere } = linkTo(place, page);
        return (
          <li key={place}>
            <a href={href} aria-current={isHere ? 'page' : undefined} className={`to-${place}`}>
              {page.texts.core.sections[place]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Places(page: DeskPage) {
  const { city, editor, texts } = page;
  if (!city || !editor) return null;
  const isEditor = editor.role === 'editor';
  const isInMore = MORE.some((place) => linkTo(place, page).isHere);
  return (
    <nav aria-label={city.name} className="places">
      <PlaceList places={isEditor ? FIRST : OF_WRITERS} />
      {isEditor ? (
        <details>
          <summary aria-current={isInMore ? 'true' : undefined}>{texts.core.more}</summary>
          <PlaceList places={MORE} />
        </details>
      ) : null}
    </nav>
  );
}

function Flash({ flash, city }: DeskPage) {
  if (!flash) return null;
  return (
    <div className="flash" role="status">
      <p>{flash.sentence}</p>
      {flash.undo && city ? (
        <OneTap action={`/${city.key}/undo`} label={flash.undo.label} fields={{ id: flash.undo.id }} />
      ) : null}
    </div>
  );
}

function Top({ city, texts, problems }: DeskPage) {
  return (
    <header>
      <div className="top">
        <a href="/" className="nameplate">
          {city?.name ?? texts.core.desk}
        </a>
        {city ? <a href={city.address}>{texts.core.openPaper}</a> : null}
      </div>
      {city && problems > 0 ? (
        <a className="problems" href={`/${city.key}/mistakes`}>
          {texts.core.problems(problems)}
        </a>
      ) : null}
    </header>
  );
}

/** The HTML document of every desk page. */
export function DeskFrame({ page, children }: { page: DeskPage; children: ReactNode }) {
  return (
    <Context value={page}>
      <html lang={page.language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{[page.title, page.city?.name ?? page.texts.core.desk].join(' · ')}</title>
          <link rel="stylesheet" href="/desk.css" />
          <script src="/desk.js" defer />
        </head>
        <body>
          <a className="skip" href="#main">
            {page.texts.core.skip}
          </a>
          <Top {...page} />
          <Places {...page} />
          <main id="main">
            <Flash {...page} />
            <h1>{page.title}</h1>
            {children}
          </main>
          {page.editor ? (
            <footer>
              <OneTap
                action="/sign-out"
                label={`${page.texts.core.signOut}: ${page.editor.name}`}
                look="plain"
              />
            </footer>
          ) : null}
        </body>
      </html>
    </Context>
  );
}
