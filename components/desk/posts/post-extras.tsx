import { DeskForm, OneTap, useDesk } from '@/components/desk/desk-frame';
import { Line } from '@/components/desk/field';
import type { PostState } from '@/components/desk/posts/post-list';

function OneLineForm(props: { action: string; name: string; label: string; help: string; value?: string }) {
  const { action, name, label, help, value } = props;
  return (
    <details>
      <summary>{label}</summary>
      <DeskForm action={action}>
        <Line name={name} label={help} defaultValue={value} required maxLength={500} />
        <button type="submit">{label}</button>
      </DeskForm>
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
  /** Sorted newest first. */
  corrections: readonly { day: string; words: string }[];
  /** Editions in other languages: key of the city, name of the language. */
  editions: readonly { edition: string; language: string }[];
};

/** More actions for a saved post: translate, share a preview, correct, rename. */
export function PostExtras({ base, name, state, link, corrections, editions }: PostExtrasProps) {
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
      {corrections.length > 0 ? (
        <section>
          <h2>{posts.corrections}</h2>
          {corrections.map(({ day, words }) => (
            <p key={`${day} ${words}`}>{`${day}: ${words}`}</p>
          ))}
        </section>
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
