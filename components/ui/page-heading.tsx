import { Fragment, type ReactNode } from 'react';
import { PageShown } from '@/components/islands/page-shown';
import { JsonLd } from '@/components/seo/json-ld';
import { StoryPicture } from '@/components/ui/framed-picture';
import type { City, Picture } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { Graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { type PageNode, pageGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageDrawing } from '@/lib/pictures/choose/page-drawing';

type Step = { name: string; href: string };
type BreadcrumbProps = {
  city: City;
  /** Name of the current page. Left out if the heading below repeats it. */
  here?: string;
  via?: readonly Step[];
};

const slash = <li aria-hidden="true">/</li>;

export function Breadcrumb({ city, here, via = [] }: BreadcrumbProps) {
  const m = messages(city);
  const home: Step = { name: m.pages.titles['/'], href: '/' };
  return (
    <nav aria-label={m.layout.breadcrumb} className="mb-1 text-small text-ink-3 print:hidden">
      <ol className="flex flex-wrap gap-x-1.5">
        {[home, ...via].map(({ name, href }, at) => (
          <Fragment key={href}>
            {at > 0 && slash}
            <li>
              <a href={href} className="quiet-link touch-link">
                {name}
              </a>
            </li>
          </Fragment>
        ))}
        {here && (
          <>
            {slash}
            <li aria-current="page">{here}</li>
          </>
        )}
      </ol>
    </nav>
  );
}

type PageHeadingProps = {
  city: City;
  title: string;
  sentence: string;
  /** Name in the breadcrumb. Default: the title. */
  here?: string;
  note?: ReactNode;
};

export function PageHeading({ city, title, sentence, here = title, note }: PageHeadingProps) {
  return (
    <div className="sheet pt-5 md:pt-8">
      <Breadcrumb city={city} here={here} />
      <div className="gap-x-8 md:flex md:flex-wrap md:items-end md:justify-between">
        <h1 className="-ml-px font-serif text-title">{title}</h1>
        {note && <p className="mt-2 text-excerpt text-ink-3 md:mt-0 md:shrink-0 md:pb-2">{note}</p>}
      </div>
      <p className="mt-3 max-w-[41rem] text-dek text-ink-2">{sentence}</p>
      <PageShown />
    </div>
  );
}

const [UPPER, LOWER, LOWEST] = ['object-[50%_38%]', 'object-[50%_63%]', 'object-[50%_75%]'];

/** Part of a drawing that a band shows, by motif. Default: the middle. A wide band shows a quarter of the height. */
const FOCUS: Readonly<Record<string, string | undefined>> = {
  arch: LOWEST,
  books: UPPER,
  fields: UPPER,
  freeway: LOWER,
  houses: LOWER,
  market: UPPER,
  mountains: UPPER,
  palms: UPPER,
  panels: LOWER,
  pines: LOWER,
  river: LOWER,
  shade: LOWER,
  skyline: UPPER,
  stadium: LOWEST,
  waves: UPPER,
};

/** A drawing across the full width of the page. */
export function PageBand({ picture }: { picture: Picture | undefined }) {
  if (!picture) return null;
  const [, motif = ''] = /(\w+)-\w+\.svg/.exec(picture.src) ?? [];
  return (
    <div className="sheet print:hidden">
      <StoryPicture picture={picture} frame={`h-28 md:h-45 ${FOCUS[motif] ?? ''}`} first />
    </div>
  );
}

type TitledPageProps = {
  city: City;
  page: PageNode;
  /** JSON-LD. Default: a description of the page. */
  graph?: Graph;
  /** Default: the page's name. */
  title?: string;
  /** Default: the page's description. */
  sentence?: string;
  note?: ReactNode;
  /** Shown above the heading. Default: the page's drawing. */
  above?: ReactNode;
  children?: ReactNode;
};

/** Frame of all pages except the front page: JSON-LD, breadcrumb, heading, a sentence, then the content. */
export function TitledPage({ city, page, graph, title, sentence, note, above, children }: TitledPageProps) {
  const { name, description } = page;
  return (
    <>
      <JsonLd data={graph ?? pageGraph(page, city)} />
      {above ?? <PageBand picture={pageDrawing(city, page.path)} />}
      <PageHeading
        city={city}
        here={name}
        title={title ?? name}
        sentence={sentence ?? description}
        note={note}
      />
      {children}
    </>
  );
}
