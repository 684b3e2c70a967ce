import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import type { Editor } from '@/lib/desk/editor';
import type { DeskTexts } from '@/lib/desk/texts/desk-texts';

/** Input of every page of the desk. `city`: key and name of the paper that the page is about. */
export type DeskPage = {
  title: string;
  texts: DeskTexts;
  language: string;
  csrf: string;
  path: string;
  editor?: Editor;
  city?: { key: string; name: string; address: string };
  /** Number of mistakes in files and posts; 0 for writers. */
  problems: number;
  /** Result of the last action, and the save to undo. */
  flash?: { sentence: string; undo?: string };
};

const Context = createContext<DeskPage | undefined>(undefined);

/** Returns the page that a component is drawn in. */
export function useDesk(): DeskPage {
  const page = useContext(Context);
  if (!page) throw new Error('drawn outside DeskFrame');
  return page;
}

type Fields = Readonly<Record<string, string | number>>;

/** A form with the token that the desk asks for. `fields`: what it sends beside what is typed. */
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

/** Submits to another address with one tap. `fields`: what the tap is about; `children`: fields above the button. */
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

/** Places of the desk, in the order of its menu. A writer sees only where writers work. */
const PLACES = [
  'today',
  'posts',
  'pages',
  'ads',
  'sources',
  'emergency',
  'mistakes',
  'history',
  'statistics',
  'people',
] as const;
const OF_WRITERS: readonly string[] = ['posts'];

function Places({ city, editor, texts, path }: DeskPage) {
  if (!city || !editor) return null;
  const shown = PLACES.filter((place) => editor.role === 'editor' || OF_WRITERS.includes(place));
  return (
    <nav aria-label={city.name} className="places">
      <ul>
        {shown.map((place) => {
          const href = `/${city.key}/${place}`;
          const isHere = path === href || path.startsWith(`${href}/`);
          return (
            <li key={place}>
              <a href={href} aria-current={isHere ? 'page' : undefined} className={`to-${place}`}>
                {texts.core.sections[place]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Flash({ flash, city, texts }: DeskPage) {
  if (!flash) return null;
  return (
    <div className="flash" role="status">
      <p>{flash.sentence}</p>
      {flash.undo && city ? (
        <OneTap action={`/${city.key}/undo`} label={texts.core.undo} fields={{ id: flash.undo }} />
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

/** A whole page of the desk. */
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
