import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import type { BlogEntry } from '@/lib/blog/blog-post';
import type { ListView } from '@/lib/blog/views/list-view';
import type { Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { blogListGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { blogTitle } from '@/lib/pages/blog-title';
import { BlogWord } from './blog-word';
import { EntryRow } from './entry-row';
import { listPath, Pager } from './pager';
import { SectionGrid } from './section-grid';
import { TryAgain } from './try-again';

type EntriesProps = { entries: readonly BlogEntry[]; pictureOf: (slug: string) => Picture | undefined };

function Entries({ entries, pictureOf }: EntriesProps) {
  return (
    <ol className="entries">
      {entries.map((entry, at) => (
        <EntryRow key={entry.slug} entry={entry} picture={pictureOf(entry.slug)} first={at === 0} />
      ))}
    </ol>
  );
}

function Content({ view }: { view: ListView }) {
  if (view.state === 'error')
    return (
      <BlogWord
        message={`Error loading blogs: ${view.message}`}
        sentence="We can’t load the posts right now. Please try again in a few minutes."
      >
        <p className="mt-5">
          <TryAgain />
        </p>
      </BlogWord>
    );
  if (view.state !== 'posts')
    return <BlogWord message="No blogs found." sentence="Check back soon for new posts." />;
  return (
    <>
      <Entries {...view} />
      <Pager current={view.number} pages={view.pages} />
    </>
  );
}

/** Requirements section 2. */
export function BlogListPage({ view }: { view: ListView }) {
  const city = thisCity();
  const title = blogTitle(city);
  const shown = view.state === 'posts' ? view : undefined;
  return (
    <>
      {shown && <JsonLd data={blogListGraph(listPath(shown.number), shown.entries, city)} />}
      <PageHeading
        above={<Breadcrumb here={title} />}
        title={title}
        sentence={city.blog.sentence}
        note={shown && (shown.pages > 1 ? `Page ${shown.number} of ${shown.pages}` : undefined)}
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <Content view={view} />
        </div>
      </div>
      <SectionGrid />
    </>
  );
}
