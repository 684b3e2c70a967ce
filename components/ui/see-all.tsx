import type { ReactNode } from 'react';
import { ShowLess } from '@/components/islands/show-less';

type SeeAllProps = {
  /** Names the parts. */
  id: string;
  /** The section's name, which the control says to those who do not see the heading beside it. */
  title: string;
  /** Items when folded, and when open. */
  counts: readonly [folded: number, open: number];
  /** When given, the control stands in the heading's line; otherwise under the items. */
  heading?: ReactNode;
  /** The items after the first few. */
  rest: ReactNode;
  children: ReactNode;
};

/**
 * A section that shows its first items, and all of them after See All (requirements section 4). It opens and closes
 * natively; where nothing can be run all of it stands open.
 */
export function SeeAll({ id, title, counts, heading, rest, children }: SeeAllProps) {
  const [folded, all] = counts;
  const look = heading ? 'text-action' : 'button button-quiet';
  return (
    <div className="fold">
      {heading && <div className="heading-line">{heading}</div>}
      {children}
      <details id={`${id}-more`} className={heading ? 'fold-more fold-headed' : 'fold-more'}>
        <summary>
          <span className={`${look} when-closed`}>See All</span>
          <span className={`${look} when-open`}>Show Less</span>
          <span className="sr-only"> {title}</span>
          {!heading && (
            <span className="fold-count when-closed">
              Showing {folded} of {all}
            </span>
          )}
        </summary>
        <div className="fold-rest">{rest}</div>
        <div className="fold-foot">
          <ShowLess of={`${id}-more`} title={title} />
          <p className="fold-count">
            Showing {all} of {all}
          </p>
        </div>
      </details>
    </div>
  );
}
