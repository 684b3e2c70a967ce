import type { ReactNode } from 'react';
import { MessagePage } from '@/components/ui/messages';

export const brokenTitle = 'Unexpected Application Error!';

/** For our own bugs (requirements section 8); `children` is the control that tries again. */
export function BrokenPage({ children }: { children: ReactNode }) {
  return (
    <MessagePage
      title={brokenTitle}
      sentence="Something went wrong on our end. Please try again in a moment."
    >
      {children}
      <a href="/" className="button button-quiet">
        Return to Home
      </a>
      <a href="/search" className="button button-quiet">
        Search the Site
      </a>
    </MessagePage>
  );
}
