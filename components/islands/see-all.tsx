'use client';
import { type ReactNode, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';

type SeeAllProps = {
  words: { seeAll: string; showLess: string };
  id: string;
  /** The section's name, which the control says to screen readers. */
  title: string;
  /** When given, the control stands in the heading's line; otherwise under the items. */
  heading?: ReactNode;
  rest: ReactNode;
  children: ReactNode;
};

/**
 * First items, and all after See All (requirements section 4). A details element, so that it opens before React has
 * started; without script all items are shown.
 */
export function SeeAll({ words, id, title, heading, rest, children }: SeeAllProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The reader may have opened it before React started; an effect after the paint could undo a second press.
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
