// Acts natively: a details element.
import type { ReactNode } from 'react';

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

/** First items, and all after See All (requirements section 4); native, and fully open where nothing can be run. */
export function SeeAll({ words, id, title, heading, rest, children }: SeeAllProps) {
  const look = heading ? 'text-action' : 'button button-quiet';
  return (
    <div className="fold">
      {heading && <div className="heading-line">{heading}</div>}
      {children}
      <details id={`${id}-more`} className={heading ? 'fold-more fold-headed' : 'fold-more'}>
        <summary>
          <span className={`${look} when-closed`}>{words.seeAll}</span>
          <span className={`${look} when-open`}>{words.showLess}</span>
          <span className="sr-only"> {title}</span>
        </summary>
        <div className="fold-rest">{rest}</div>
      </details>
    </div>
  );
}
