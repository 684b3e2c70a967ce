'use client';
// Why script: folding a section to five items and back. Without script all items stand open and the control is a
// link to the section's page; CSS folds only where script can unfold.
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { SiteLink } from './site-link';

type SeeAllProps = {
  /** Names the parts; the section's heading is `{id}-heading`. */
  id: string;
  /** The section's name, which the link says to those who do not see the heading beside it. */
  title: string;
  /** The section's page, for readers without script. */
  href: string;
  /** Items when folded, and when open. */
  counts: readonly [folded: number, open: number];
  /** When given, the control stands in the heading's line; otherwise under the items. */
  heading?: ReactNode;
  /** The items after the first few. */
  rest: ReactNode;
  children: ReactNode;
};

const unchanging = () => () => {};

function useFold() {
  const awake = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const [open, setOpen] = useState(false);
  const control = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    flushSync(() => setOpen(!open));
    if (!open) return;
    // The items under the reader's finger are gone: go back to where the section can be opened again.
    control.current?.focus({ preventScroll: true });
    control.current?.scrollIntoView({ block: 'nearest' });
  };
  return { awake, open, toggle, control };
}

type Fold = ReturnType<typeof useFold>;
type FoldButtonProps = { id: string; name: 'toggle' | 'fewer'; look: string; fold: Fold };

function FoldButton({ id, name, look, fold }: FoldButtonProps) {
  return (
    <button
      type="button"
      id={`${id}-${name}`}
      ref={name === 'toggle' ? fold.control : undefined}
      className={look}
      data-needs-script={name === 'toggle' ? id : undefined}
      aria-expanded={fold.open}
      aria-controls={`${id}-rest`}
      aria-labelledby={`${id}-${name} ${id}-heading`}
      onClick={fold.toggle}
    >
      {fold.open ? 'Show Less' : 'See All'}
    </button>
  );
}

type MainControlProps = Omit<FoldButtonProps, 'name'> & { href: string; title: string };

function MainControl({ href, title, ...button }: MainControlProps) {
  if (button.fold.awake) return <FoldButton name="toggle" {...button} />;
  return (
    <SiteLink href={href} className={button.look} data-needs-script={button.id}>
      See All<span className="sr-only"> {title}</span>
    </SiteLink>
  );
}

/** A section that shows its first items, and all of them after See All (requirements section 4). */
export function SeeAll({ id, title, href, counts, heading, rest, children }: SeeAllProps) {
  const fold = useFold();
  const state = fold.open ? 'open' : 'folded';
  return (
    <div data-fold={fold.awake ? state : 'asleep'}>
      {heading && (
        <div className="heading-line">
          {heading}
          <MainControl id={id} title={title} href={href} look="text-action" fold={fold} />
        </div>
      )}
      {children}
      <div id={`${id}-rest`} className="fold-rest">
        {rest}
      </div>
      {(!heading || fold.open) && (
        <div className="fold-foot">
          {heading ? (
            <FoldButton id={id} name="fewer" look="button button-quiet" fold={fold} />
          ) : (
            <MainControl id={id} title={title} href={href} look="button button-quiet" fold={fold} />
          )}
          <p className="fold-count">
            Showing {counts[fold.open ? 1 : 0]} of {counts[1]}
          </p>
        </div>
      )}
    </div>
  );
}
