'use client';
import { type ReactNode, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';

type SeeAllProps = {
  words: { seeAll: string; showLess: string };
  id: string;
  /** Section title, which screen readers announce with the control. */
  title: string;
  /** If set, the control is on the heading's line; otherwise below the items. */
  heading?: ReactNode;
  rest: ReactNode;
  children: ReactNode;
};

/**
 * Shows the first items, and the rest after a click on See All (requirements section 4). Uses a details element, which
 * opens before React has started. Without JavaScript, all items are visible.
 */
export function SeeAll({ words, id, title, heading, rest, children }: SeeAllProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The reader may have opened it before React started. useEffect would run too late and could undo a second click.
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
