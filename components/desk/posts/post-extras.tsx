import { DeskForm, OneTap, useDesk } from '@/components/desk/desk-frame';
import { Line } from '@/components/desk/field';
import type { PostState } from '@/components/desk/posts/post-list';

/** A one-field form that was refused: its field, what was typed, and why it cannot be saved. */
export type Refused = { name: 'correction' | 'to'; value: string; why: string };

function OneLineForm(props: {
  action: string;
  name: Refused['name'];
  label: string;
  help: string;
  value?: string;
  refused: Refused | undefined;
}) {
  const { action, name, label, help, value, refused } = props;
  const own = refused?.name === name ? refused : undefined;
  return (
    <details open={own !== undefined}>
      <summary>{label}</summary>
      <DeskForm action={action}>
        <Line name={name} label={help} defaultValue={own?.value ?? value} required maxLength={500} />
        <button type="submit">{label}</button>
      </DeskForm>
    </details>
  );
}

function PreviewLink({ link }: Pick<PostExtrasProps, 'link'>) {
  const { posts } = useDesk().texts;
  return (
    <details>
      <summary>{posts.link}</summary>
      <p>{link ? posts.linkHelp(link.until) : posts.noKey}</p>
      {link ? <pre>{link.address}</pre> : null}
    </details>
  );
}

type PostExtrasProps = {
  /** Path prefix of the post's actions at the desk. */
  base: string;
  name: string;
  state: PostState;
  /** Signed preview address of an unpublished post; undefined without a signing key. */
  link?: { address: string; until: string };
  /** Fingerprint of the post's file; undefined if the post cannot be deleted here. */
  seen: string | undefined;
  /** Sorted newest first. */
  corrections: readonly { day: string; words: string }[];
  /** Editions in other languages: key of the city, name of the language. */
  editions: readonly { edition: string; language: string }[];
  refused?: Refused;
};

function EditorsForms({ base, name, state, refused }: PostExtrasProps) {
  const { posts } = useDesk().texts;
  const slug = encodeURIComponent(name);
  return (
    <>
      {state === 'published' ? (
        <OneLineForm
          action={`${base}/correct/${slug}`}
          name="correction"
          label={posts.correct}
          help={posts.correctHelp}
          refused={refused}
        />
      ) : null}
      <OneLineForm
        action={`${base}/rename/${slug}`}
        name="to"
        label={posts.rename}
        help={posts.renameHelp}
        value={name}
        refused={refused}
      />
    </>
  );
}

/** More actions for a saved post: translate, share a preview, correct, rename. */
export function PostExtras(props: PostExtrasProps) {
  const { base, name, state, link, seen, corrections, editions } = props;
  const { texts, editor } = useDesk();
  const { posts } = texts;
  const slug = encodeURIComponent(name);
  const isHeld = state === 'draft' || state === 'scheduled';
  return (
    <>
      <div className="row">
        {editions.map(({ edition, language }) => (
          <OneTap
            key={edition}
            action={`${base}/translate/${slug}`}
            label={posts.translate(language)}
            fields={{ to: edition }}
          />
        ))}
      </div>
      {isHeld ? <PreviewLink link={link} /> : null}
      {corrections.length > 0 ? (
        <section>
          <h2>{posts.corrections}</h2>
          {corrections.map(({ day, words }) => (
            <p key={`${day} ${words}`}>{`${day}: ${words}`}</p>
          ))}
        </section>
      ) : null}
      {editor?.role === 'editor' ? <EditorsForms {...props} /> : null}
      {seen === undefined ? null : (
        <details>
          <summary>{posts.delete}</summary>
          <p>{posts.deleteHelp}</p>
          <OneTap action={`${base}/delete/${slug}`} label={posts.delete} fields={{ seen }} look="danger" />
        </details>
      )}
    </>
  );
}
