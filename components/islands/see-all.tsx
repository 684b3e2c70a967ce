'use client';
import { type ReactNode, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';

type SeeAllProps = {
  words: { seeAll: string; showLess: string };
  id: string;
  /** Name of the section, which screen readers announce with the control. */
  title: string;
  /** If set, the control is in the heading's line; otherwise below the items. */
  heading?: ReactNode;
  rest: ReactNode;
  children: ReactNode;
};

/**
 * The first items, then all after See All (requirements section 4). A details element, so that it opens before React
 * has started; without script all items are visible.
 */
export function SeeAll({ words, id, title, heading, rest, children }: SeeAllProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A layout effect, because the reader may have opened it before React started; a later effect could undo a second click.
  useLayoutEffect(() => {
    setOpen(details.current?.open ?? false);
  }, []);
  const look = heading ? 'text-action' : 'button button-quiet';
  return (
    <div className="fold">
      {heading && <div className="heading-line">{heading}</div>}
      {children}
      <details
        ref={details}
        id={`${id}-more`}
        className={heading ? 'fold-more fold-headed' : 'fold-more'}
        open={isOpen}
        onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}
      >
        <summary data-wake="">
          <span className={`${look} when-closed`}>{words.seeAll}</span>
          <span className={`${look} when-open`}>{words.showLess}</span>
          <span className="sr-only"> {title}</span>
        </summary>
        <div className="fold-rest">{rest}</div>
      </details>
    </div>
  );
}
