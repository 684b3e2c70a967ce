import { createElement } from 'react';
import { Csrf, useDesk } from '@/components/desk/desk-frame';
import { PhotoField } from '@/components/desk/form-fields';
import { ProblemList } from '@/components/desk/outcomes';
import type { PostState } from '@/components/desk/posts/post-list';
import type { PostDraft, PostKey } from '@/lib/desk/posts/post-text';

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
  /** Address of the form, without its last part. */
  base: string;
  /** Identifies this form's autosave. */
  autosave: string;
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

const TOOLS = ['header-2', 'bold', 'italic', 'unordered-list', 'quote', 'link'] as const;

/** Buttons for @github/markdown-toolbar-element; the style sheet hides them until the script defines it. */
function Toolbar() {
  const { tools, body } = useDesk().texts.posts;
  const buttons = TOOLS.map((name) => (
    <button key={name} type="button" data-md-button={name}>
      {tools[name]}
    </button>
  ));
  return createElement('markdown-toolbar', { for: 'body', 'aria-label': body }, buttons);
}

function PhotoFields({ draft }: Pick<PostFormProps, 'draft'>) {
  const { posts: texts } = useDesk().texts;
  return (
    <fieldset>
      <legend>{texts.labels.picture}</legend>
      <PhotoField label={texts.photo} help={texts.photoHelp} />
      <Line name="picture" draft={draft} help={texts.pictureHelp} />
      <Line name="alt" draft={draft} help={texts.needsAlt} />
      <Line name="credit" draft={draft} />
    </fieldset>
  );
}

/** The form for a post: text, photo and the buttons that its state allows. */
export function PostForm(props: PostFormProps) {
  const { base, autosave, draft, seen, zone, authors, sections, problems = [] } = props;
  const { texts: all, city } = useDesk();
  const { posts: texts } = all;
  return (
    <form
      method="post"
      action={`${base}/photos`}
      encType="multipart/form-data"
      data-autosave={`${base}/autosave`}
      data-paste={`/${city?.key}/posts/paste`}
    >
      <script type="module" src="/writing.js" />
      <Csrf />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="autosave" value={autosave} />
      {problems.length > 0 ? <ProblemList problems={problems.map((message) => ({ message }))} /> : null}
      <Line name="title" draft={draft} />
      <Line name="description" draft={draft} />
      <div className="field">
        <label htmlFor="body">{texts.body}</label>
        <span id="body-help" className="help">
          {texts.bodyHelp}
        </span>
        <Toolbar />
        <textarea
          id="body"
          name="body"
          className="post-text"
          defaultValue={draft.body}
          aria-describedby="body-help"
        />
      </div>
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
      <p className="help" data-autosaved hidden />
      <p className="wrong not-kept" role="alert" data-not-autosaved hidden>
        {texts.notAutosaved}
      </p>
    </form>
  );
}
