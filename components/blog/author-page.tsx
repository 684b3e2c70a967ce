import { Breadcrumb } from '@/components/ui/headings/breadcrumb';
import { PageHeading } from '@/components/ui/headings/page-heading';
import type { AuthorView } from '@/lib/blog/views/author-view';
import { thisCity } from '@/lib/city/this-city';
import { blogTitle } from '@/lib/pages/blog-title';
import { EntryRow } from './entry-row';

export function AuthorPage({ author, posts, pictureOf }: AuthorView) {
  return (
    <>
      <PageHeading
        above={<Breadcrumb here={author.name} />}
        title={author.name}
        sentence={author.bio}
        note={author.role}
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <p className="sr-only">Posts in {blogTitle(thisCity())}</p>
          {posts.length === 0 ? (
            <p className="font-serif text-list">No blogs found.</p>
          ) : (
            <ol className="entries">
              {posts.map((entry, at) => (
                <EntryRow key={entry.slug} entry={entry} picture={pictureOf(entry.slug)} first={at === 0} />
              ))}
            </ol>
          )}
        </div>
      </div>
    </>
  );
}
