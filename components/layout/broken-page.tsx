import type { ReactNode } from 'react';
import { MessagePage } from '@/components/ui/message-page';
import type { Catalog } from '@/lib/messages/en/catalog';

type BrokenPageProps = { texts: Catalog['broken']; children: ReactNode };

/** Shown when rendering fails (requirements section 8). `children`: the retry button or link. */
export function BrokenPage({ texts, children }: BrokenPageProps) {
  return (
    <MessagePage title={texts.title} sentence={texts.sentence}>
      {children}
      <a href="/" className="button button-quiet">
        {texts.home}
      </a>
      <a href="/search" className="button button-quiet">
        {texts.search}
      </a>
    </MessagePage>
  );
}
