import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { thisCity } from '@/lib/city/this-city';
import type { Graph } from '@/lib/outbound/metadata/graphs/json-ld';
import { type PageNode, pageGraph } from '@/lib/outbound/metadata/graphs/page-graphs';

type TitledPageProps = {
  page: PageNode;
  /** What it describes to machines, where it is more than the page. */
  graph?: Graph;
  /** Where it is not the page's name. */
  title?: string;
  /** Where it is not the page's description. */
  sentence?: string;
  note?: ReactNode;
  children?: ReactNode;
};

/** A page under the front page: data for machines, breadcrumb, heading and a sentence above what it shows. */
export function TitledPage({ page, graph, title, sentence, note, children }: TitledPageProps) {
  const { name, description } = page;
  return (
    <>
      <JsonLd data={graph ?? pageGraph(page, thisCity())} />
      <PageHeading
        above={<Breadcrumb here={name} />}
        title={title ?? name}
        sentence={sentence ?? description}
        note={note}
      />
      {children}
    </>
  );
}
