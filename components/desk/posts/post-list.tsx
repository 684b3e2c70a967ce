import { OneTap, useDesk } from '@/components/desk/desk-frame';

export type PostState = 'draft' | 'scheduled' | 'published' | 'broken';
type ListedPost = { name: string; title: string; state: PostState; when?: string; waitsFor?: string };

const ORDER: readonly PostState[] = ['broken', 'draft', 'scheduled', 'published'];

/** An autosaved text whose changes were not saved to the post. `name`: the post's file name; '' for a new post. */
export type OfferedText = { id: string; name: string; title: string; when: string };

/** Returns the address of a post's form. `name`: its file name; '' for a new post. */
export function postHref({ key }: { key: string }, name: string): string {
  return name === '' ? `/${key}/posts/new` : `/${key}/posts/edit/${encodeURIComponent(name)}`;
}

/** Offers to restore or drop autosaved texts. */
export function OfferedTexts({ city, texts }: { city: string; texts: readonly OfferedText[] }) {
  const { posts } = useDesk().texts;
  return texts.map(({ id, name, title, when }) => (
    <div key={id} className="flash">
      <p>{posts.offered(when, title)}</p>
      <a className="button" href={`${postHref({ key: city }, name)}?autosave=${id}`}>
        {posts.useText}
      </a>
      <OneTap action={`/${city}/posts/drop`} label={posts.dropText} fields={{ id }} />
    </div>
  ));
}

type PostListProps = { city: string; posts: readonly ListedPost[]; offered: readonly OfferedText[] };

/** All posts grouped by state, broken ones first. */
export function PostList({ city, posts, offered }: PostListProps) {
  const { posts: texts } = useDesk().texts;
  const groups = ORDER.map((state) => ({ state, list: posts.filter((post) => post.state === state) }));
  return (
    <>
      <OfferedTexts city={city} texts={offered} />
      <p>
        <a className="button" href={postHref({ key: city }, '')}>
          {texts.new}
        </a>
      </p>
      {posts.length === 0 ? <p>{texts.none}</p> : null}
      {groups.map(({ state, list }) =>
        list.length === 0 ? null : (
          <section key={state}>
            <h2>{texts.states[state]}</h2>
            <ul className="cards">
              {list.map(({ name, title, when, waitsFor }) => (
                <li key={name}>
                  <a href={postHref({ key: city }, name)}>{title}</a>
                  {waitsFor ? <p className="wrong">{texts.waiting(waitsFor)}</p> : null}
                  {when ? <p className="help">{when}</p> : null}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </>
  );
}
