import type { ReactNode } from 'react';
import { Csrf, useDesk } from '@/components/desk/desk-frame';
import { ProblemList } from '@/components/desk/outcomes';
import type { PostDraft, PostKey } from '@/lib/desk/posts/post-text';

export type PostState = 'draft' | 'scheduled' | 'published' | 'broken';
export type ListedPost = { name: string; title: string; state: PostState; when?: string; waitsFor?: string };

const ORDER: readonly PostState[] = ['broken', 'draft', 'scheduled', 'published'];

/** All posts by state: what needs work first. */
export function PostList({ city, posts }: { city: string; posts: readonly ListedPost[] }) {
  const { posts: texts } = useDesk().texts;
  const groups = ORDER.map((state) => ({ state, list: posts.filter((post) => post.state === state) }));
  return (
    <>
      <p>
        <a className="button" href={`/${city}/posts/new`}>
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
                  <a href={`/${city}/posts/edit/${encodeURIComponent(name)}`}>{title}</a>
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

type FieldProps = { name: PostKey; draft: PostDraft; help?: string; type?: string };

function Line({ name, draft, help, type = 'text' }: FieldProps) {
  const { labels } = useDesk().texts.posts;
  return (
    <p className="field">
      <label htmlFor={name}>{labels[name]}</label>
      {help ? (
        <span id={`${name}-help`} className="help">
          {help}
        </span>
      ) : null}
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={draft[name]}
        maxLength={300}
        aria-describedby={help ? `${name}-help` : undefined}
        list={name === 'author' ? 'authors' : undefined}
      />
    </p>
  );
}

export type PostFormProps = {
  action: string;
  draft: PostDraft;
  seen: string;
  state: PostState | 'new';
  zone: string;
  authors: readonly string[];
  sections: readonly { key: string; name: string }[];
  problems?: readonly string[];
};

function Actions({ state }: Pick<PostFormProps, 'state'>) {
  const { texts, editor } = useDesk();
  const held = ['publish', 'schedule', 'draft'] as const;
  const ofState = {
    new: held,
    broken: held,
    draft: held,
    scheduled: ['save', 'publish', 'unpublish'],
    published: ['save', 'unpublish'],
  } as const;
  const own = editor?.role === 'editor' ? ofState[state] : (['draft', 'ask'] as const);
  const names = ['preview', ...own] as const;
  return (
    <div className="row">
      {names.map((name) => (
        <button
          key={name}
          type="submit"
          name="do"
          value={name}
          className={['publish', 'save', 'ask'].includes(name) ? 'main' : undefined}
        >
          {texts.posts.actions[name]}
        </button>
      ))}
    </div>
  );
}

function PhotoFields({ draft }: Pick<PostFormProps, 'draft'>) {
  const { posts: texts } = useDesk().texts;
  return (
    <fieldset>
      <legend>{texts.labels.picture}</legend>
      <p className="field">
        <label htmlFor="photo">{texts.photo}</label>
        <span id="photo-help" className="help">
          {texts.photoHelp}
        </span>
        <input id="photo" name="photo" type="file" accept="image/*" aria-describedby="photo-help" />
      </p>
      <Line name="picture" draft={draft} help={texts.pictureHelp} />
      <Line name="alt" draft={draft} help={texts.needsAlt} />
      <Line name="credit" draft={draft} />
    </fieldset>
  );
}

/** The form for a post: text, photo and the buttons that its state allows. */
export function PostForm(props: PostFormProps) {
  const { action, draft, seen, zone, authors, sections, problems = [] } = props;
  const { posts: texts } = useDesk().texts;
  return (
    <form method="post" action={action} encType="multipart/form-data">
      <Csrf />
      <input type="hidden" name="seen" value={seen} />
      {problems.length > 0 ? <ProblemList problems={problems.map((message) => ({ message }))} /> : null}
      <Line name="title" draft={draft} />
      <Line name="description" draft={draft} />
      <p className="field">
        <label htmlFor="body">{texts.body}</label>
        <span id="body-help" className="help">
          {texts.bodyHelp}
        </span>
        <textarea
          id="body"
          name="body"
          className="post-text"
          defaultValue={draft.body}
          aria-describedby="body-help"
        />
      </p>
      <PhotoFields draft={draft} />
      <Line name="date" draft={draft} type="datetime-local" help={texts.dateHelp(zone)} />
      <Line name="author" draft={draft} />
      <datalist id="authors">
        {authors.map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
      <p className="field">
        <label htmlFor="section">{texts.labels.section}</label>
        <select id="section" name="section" defaultValue={draft.section}>
          <option value="">{texts.noSection}</option>
          {sections.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <Actions {...props} />
    </form>
  );
}

/** A post as readers will see it, above its form. */
export function PostPreview({ draft, photo, body }: { draft: PostDraft; photo?: string; body: ReactNode }) {
  const { posts: texts } = useDesk().texts;
  return (
    <section className="preview" aria-label={texts.previewTitle}>
      <p className="note">{texts.notSavedYet}</p>
      <h2>{draft.title}</h2>
      <p>{draft.description}</p>
      {photo ? (
        <figure>
          <img src={photo} alt={draft.alt} />
          <figcaption className="help">{draft.credit}</figcaption>
        </figure>
      ) : null}
      {body}
    </section>
  );
}

function OneLineForm(props: { action: string; name: string; label: string; help: string; value?: string }) {
  const { action, name, label, help, value } = props;
  return (
    <details>
      <summary>{label}</summary>
      <form method="post" action={action}>
        <Csrf />
        <p className="field">
          <label htmlFor={name}>{help}</label>
          <input id={name} name={name} defaultValue={value} required maxLength={500} />
        </p>
        <button type="submit">{label}</button>
      </form>
    </details>
  );
}

export type PostExtrasProps = {
  /** Address of the post at the desk, without its last part. */
  base: string;
  name: string;
  state: PostState;
  /** The signed address of a post that readers do not see; '' without a key to sign with. */
  link?: { address: string; until: string };
};

/** Further actions on a saved post. */
export function PostExtras({ base, name, state, link }: PostExtrasProps) {
  const { texts, editor } = useDesk();
  const { posts } = texts;
  const slug = encodeURIComponent(name);
  const isHeld = state === 'draft' || state === 'scheduled';
  return (
    <>
      {isHeld ? (
        <details>
          <summary>{posts.link}</summary>
          {link ? (
            <>
              <p>{posts.linkHelp(link.until)}</p>
              <pre>{link.address}</pre>
            </>
          ) : (
            <p>{posts.noKey}</p>
          )}
        </details>
      ) : null}
      {editor?.role === 'editor' && state === 'published' ? (
        <OneLineForm
          action={`${base}/correct/${slug}`}
          name="correction"
          label={posts.correct}
          help={posts.correctHelp}
        />
      ) : null}
      {editor?.role === 'editor' ? (
        <OneLineForm
          action={`${base}/rename/${slug}`}
          name="to"
          label={posts.rename}
          help={posts.renameHelp}
          value={name}
        />
      ) : null}
    </>
  );
}
