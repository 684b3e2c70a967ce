import type { ReactNode } from 'react';
import { Dot } from '@/components/ui/dot';

/** A part of a `source-parts` line after the first: where it begins a line, its dot is clipped (story.css). */
export function SourcePart({ children }: { children: ReactNode }) {
  return (
    <span>
      <Dot />
      {children}
    </span>
  );
}
