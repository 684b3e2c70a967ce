'use client';
// A client component, because Next.js renders it in the browser if the page fails there. Its button requests
// the page again.
import { BrokenPage } from '@/components/layout/broken-page';
import { brokenTexts } from '@/lib/messages/broken-texts';

/** Shows no details of the error. They stay on the server. */
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
