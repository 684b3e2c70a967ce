import type { ReactNode } from 'react';
import type { PostDraft } from '@/lib/desk/posts/post-text';
import type { DeskTexts } from '@/lib/desk/texts/desk-texts';

/**
 * A preview of the post: next to its form, or above it in narrow windows. `isNew`: whether there are unsaved changes or
 * the editor asked for a preview; otherwise narrow windows hide it.
 */
export function PostPreview(props: {
  texts: DeskTexts['posts'];
  draft: PostDraft;
  photo?: string;
  body: ReactNode;
  isNew: boolean;
}) {
  const { texts, draft, photo, body, isNew } = props;
  const name = texts.actions.preview;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the pane scrolls, also by keyboard
    <section className={isNew ? 'preview' : 'preview only-wide'} aria-label={name} tabIndex={0}>
      <p className="note">{isNew ? texts.notSavedYet : name}</p>
      {draft.title ? <h2>{draft.title}</h2> : null}
      {draft.description ? <p>{draft.description}</p> : null}
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
