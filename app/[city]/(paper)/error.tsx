'use client';
// Why script: Next.js shows this in the browser when a page fails there. Trying again is a new request.
import { BrokenPage } from '@/components/layout/broken-page';
import { brokenTexts } from '@/lib/messages/broken-texts';

/** Shows no detail: the error's text stays on the server. */
export default function ErrorView({ retry }: { retry: () => void }) {
  const texts = brokenTexts();
  return (
    <BrokenPage texts={texts}>
      <button type="button" className="button button-main" onClick={retry}>
        {texts.tryAgain}
      </button>
    </BrokenPage>
  );
}
