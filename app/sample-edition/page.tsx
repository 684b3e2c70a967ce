import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { SampleEditionText } from '@/components/legal/sample-edition-text';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { notFoundMetadata } from '@/lib/metadata/page-status';
import { isSampleEdition, sampleEditionPath } from '@/lib/news/sources/edition';

export const revalidate = 60;

const title = 'Sample Edition';
const description = 'What is sample content on this site, and what is real.';

export function generateMetadata(): Metadata {
  if (!isSampleEdition()) return notFoundMetadata();
  return pageMetadata({ title, description, path: sampleEditionPath, index: false });
}

/** Tells readers what the sample edition is; a live edition has no such page. */
export default function SampleEditionPage() {
  if (!isSampleEdition()) return <NotFoundPage />;
  return (
    <>
      <PageHeading above={<Breadcrumb here={title} />} title={title} sentence={description} />
      <div className="sheet">
        <SampleEditionText />
      </div>
    </>
  );
}
