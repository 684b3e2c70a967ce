import { EntryList, PostsError } from '@/components/blog/blog-list-page';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import type { AuthorView } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { authorGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { blogTitle } from '@/lib/pages/site-pages';

function Posts({ view }: { view: AuthorView }) {
  if (view.state === 'error') return <PostsError message={view.message} />;
  if (view.posts.length === 0) return <p className="font-serif text-list">No blogs found.</p>;
  return <EntryList entries={view.posts} pictureOf={view.pictureOf} />;
}

export function AuthorPage({ view }: { view: AuthorView }) {
  const { author } = view;
  const city = thisCity();
  return (
    <>
      {view.state === 'posts' && <JsonLd data={authorGraph(author, view.posts, city)} />}
      <PageHeading
        above={<Breadcrumb here={author.name} />}
        title={author.name}
        sentence={author.bio}
        note={author.role}
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <p className="sr-only">Posts in {blogTitle(city)}</p>
          <Posts view={view} />
        </div>
      </div>
    </>
  );
}
