import { listPath, Pager } from '@/components/islands/pager';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import type { ListView } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { blogListGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { blogTitle } from '@/lib/pages/site-pages';
import { BlogWord } from './blog-word';
import { EntryList } from './entry-list';
import { PostsError } from './posts-error';
import { SectionGrid } from './section-grid';

function Content({ view }: { view: ListView }) {
  if (view.state === 'error') return <PostsError message={view.message} />;
  if (view.state !== 'posts')
    return <BlogWord message="No blogs found." sentence="Check back soon for new posts." />;
  return (
    <>
      <EntryList {...view} />
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
