'use client';
// Why script: Next shows this page in place of the whole document when even the masthead breaks.
import './globals.css';
import { BrokenPage, brokenTitle } from '@/components/layout/broken-page';
import { headlineFace } from './fonts/headline-face';

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className={headlineFace}>
      <body>
        <title>{brokenTitle}</title>
        <main>
          <BrokenPage>
            <button type="button" className="button button-main" onClick={retry}>
              Try Again
            </button>
          </BrokenPage>
        </main>
      </body>
    </html>
  );
}
