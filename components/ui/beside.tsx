import type { ReactNode } from 'react';

type BesideProps = { column: ReactNode; children: ReactNode };

/** Stories with a column beside them where the screen is wide; the column follows them where it is not. */
export function Beside({ column, children }: BesideProps) {
  if (!column) return children;
  return (
    <div className="beside">
      {children}
      {column}
    </div>
  );
}
