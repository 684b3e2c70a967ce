import { createElement } from 'react';
import { DeskForm, useDesk } from '@/components/desk/desk-frame';
import { Choice, Labeled, Line } from '@/components/desk/field';
import { PhotoField } from '@/components/desk/form-fields';
import { ProblemList } from '@/components/desk/outcomes';
import type { PostState } from '@/components/desk/posts/post-list';
import type { FormProblem } from '@/lib/desk/forms/form-problems';
import type { PostDraft, PostKey } from '@/lib/desk/posts/post-text';

type FieldProps = {
  name: PostKey;
  draft: PostDraft;
  help?: string;
  type?: string;
  list?: string;
  isRequired?: true;
};

function DraftLine({ name, draft, ...input }: FieldProps) {
  const { labels } = useDesk().texts.posts;
  return <Line name={name} label={labels[name]} defaultValue={draft[name]} maxLength={300} {...input} />;
}

type PostFormProps = {
  /** Path prefix of the form's actions. */
  base: string;
  /** Id under which this form is autosaved. */
  autosave: string;
  draft: PostDraft;
  seen: string;
  state: PostState | 'new';
  zone: string;
  authors: readonly string[];
  sections: readonly { key: string; name: string }[];
  problems: readonly FormProblem[];
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
  const [primary] = (['save', 'publish', 'ask'] as const).filter((name) => own.some((one) => one === name));
  const names = ['preview', ...own] as const;
  return (
    <div className="row">
      {names.map((name) => (
        <button
          key={name}
          type="submit"
          name="do"
          value={name}
          className={name === primary ? 'main' : undefined}
        >
          {texts.posts.actions[name]}
        </button>
      ))}
    </div>
  );
}

const TOOLS = ['header-2', 'bold', 'italic', 'unordered-list', 'quote', 'link'] as const;

/** Buttons for @github/markdown-toolbar-element. The style sheet hides them until the script defines the element. */
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
      <DraftLine name="picture" draft={draft} help={texts.pictureHelp} />
      <DraftLine name="alt" draft={draft} help={texts.needsAlt} />
      <DraftLine name="credit" draft={draft} />
    </fieldset>
  );
}

/** The form for a post: text, photo, and the buttons that the post's state allows. */
export function PostForm(props: PostFormProps) {
  const { base, autosave, draft, seen, zone, authors, sections, problems } = props;
  const { texts: all, city } = useDesk();
  const { posts: texts } = all;
  return (
    <DeskForm
      action={`${base}/photos`}
      fields={{ seen, autosave }}
      encType="multipart/form-data"
      data-autosave={`${base}/autosave`}
      data-paste={`/${city?.key}/posts/paste`}
    >
      <script type="module" src="/writing.js" />
      <ProblemList problems={problems} />
      <DraftLine name="title" draft={draft} isRequired />
      <DraftLine name="description" draft={draft} />
      <Labeled name="body" label={texts.body} help={texts.bodyHelp}>
        <Toolbar />
        <textarea
          id="body"
          name="body"
          className="post-text"
          defaultValue={draft.body}
          aria-describedby="body-help"
        />
      </Labeled>
      <PhotoFields draft={draft} />
      <DraftLine name="date" draft={draft} type="datetime-local" help={texts.dateHelp(zone)} />
      <DraftLine name="author" draft={draft} list="authors" />
      <datalist id="authors">
        {authors.map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
      <Choice
        name="section"
        label={texts.labels.section}
        defaultValue={draft.section}
        options={[['', texts.noSection], ...sections.map(({ key, name }) => [key, name] as const)]}
      />
      <Actions {...props} />
      <p className="help" data-autosaved hidden />
      <p className="wrong not-kept" role="alert" data-not-autosaved hidden>
        {texts.notAutosaved}
      </p>
      <p className="wrong not-kept" role="alert" data-not-signed-in hidden>
        {texts.notSignedIn}
      </p>
    </DeskForm>
  );
}
