import type { ReactNode } from 'react';

type BesideProps = { column: ReactNode; children: ReactNode };

export function Beside({ column, children }: BesideProps) {
  if (!column) return children;
  return (
    <div className="beside">
      {children}
      {column}
    </div>
  );
}
