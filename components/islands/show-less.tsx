'use client';
// Why script: closing a section from its end goes back to its beginning. Without script it closes there, natively.
import { useSyncExternalStore } from 'react';

type ShowLessProps = {
  of: string;
  title: string;
};

function fold(id: string): void {
  const section = document.getElementById(id) as HTMLDetailsElement | null;
  const control = section?.querySelector('summary');
  if (!section || !control) return;
  section.open = false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'nearest' });
}

const unchanging = () => () => {};

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
