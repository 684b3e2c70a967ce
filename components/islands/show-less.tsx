'use client';
// Why script: closing a section from its end, where the reader is, goes back to where it can be opened again. Without
// script the section closes at its beginning, natively.
import { useSyncExternalStore } from 'react';

type ShowLessProps = {
  /** The id of the details element that it closes. */
  of: string;
  title: string;
};

function fold(id: string): void {
  const section = document.getElementById(id) as HTMLDetailsElement | null;
  const control = section?.querySelector('summary');
  if (!section || !control) return;
  // The items under the reader's finger go.
  section.open = false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
}

const unchanging = () => () => {};

/** The second control of an open section, at its end. */
export function ShowLess({ of, title }: ShowLessProps) {
  const hydrated = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  return (
    <button type="button" className="button button-quiet" hidden={!hydrated} onClick={() => fold(of)}>
      Show Less<span className="sr-only"> {title}</span>
    </button>
  );
}
