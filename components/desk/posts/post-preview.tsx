import type { ReactNode } from 'react';
import type { PostDraft } from '@/lib/desk/posts/post-text';
import type { DeskTexts } from '@/lib/desk/texts/desk-texts';

/** `new`: with unsaved changes. `beside`: next to the form, hidden in narrow windows. `saved`: without a form. */
export type PreviewKind = 'new' | 'beside' | 'saved';

/** A preview of the post: next to its form, or above it in narrow windows. */
export function PostPreview(props: {
  texts: DeskTexts['posts'];
  draft: PostDraft;
  photo?: string;
  body: ReactNode;
  kind: PreviewKind;
}) {
  const { texts, draft, photo, body, kind } = props;
  const name = texts.actions.preview;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the pane scrolls, also by keyboard
    <section className={kind === 'beside' ? 'preview only-wide' : 'preview'} aria-label={name} tabIndex={0}>
      {kind === 'saved' ? null : <p className="note">{kind === 'new' ? texts.notSavedYet : name}</p>}
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
