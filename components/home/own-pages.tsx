import { type BlogEntry, newestFirst, postPath } from '@/lib/blog/blog-post';
import { allPosts } from '@/lib/blog/blog-store';
import { thisCity } from '@/lib/city/this-city';
import { isThere } from '@/lib/pages/site-pages';

type OwnPagesProps = {
  /** First tries are under way; else no source has anything. */
  waiting: boolean;
};

const mostPosts = 3;

function Post({ entry }: { entry: BlogEntry }) {
  return (
    <li className="story">
      <h3 className="headline font-serif text-second">
        <a className="story-link" href={postPath(entry)}>
          {entry.metaTitle}
        </a>
      </h3>
      <p className="excerpt text-excerpt text-ink-2">{entry.metaDescription}</p>
    </li>
  );
}

/** What the front page opens with while it has no headlines. */
export async function OwnPages({ waiting }: OwnPagesProps) {
  const posts = await allPosts();
  const newest = newestFirst(posts.ok ? posts.value : []).slice(0, mostPosts);
  const toCity = isThere('/faq') ? ` to ${thisCity().name}` : '';
  return (
    <section aria-labelledby="own-heading" className="sheet pt-6">
      <h2 id="own-heading" className="font-serif text-block">
        {waiting ? 'The headlines are still loading.' : 'Headlines are not available right now.'}
      </h2>
      <p className="mt-2 mb-6 text-block-excerpt text-ink-2">
        Please check back in a few minutes.
        {newest.length > 0 && ` In the meantime, here are our guides${toCity}.`}
      </p>
      {newest.length > 0 && (
        <ul className="columns-of-three border-t border-hairline pt-5">
          {newest.map((entry) => (
            <Post key={entry.slug} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}
