'use client';
// A client component, because Next.js shows it in place of the whole document when the layout itself fails.
import './globals.css';
import { BrokenPage } from '@/components/layout/broken-page';
import { brokenTexts, pageLanguage } from '@/lib/messages/broken-texts';
import { headlineFace } from './fonts/headline-face';

export default function GlobalError({ retry }: { retry: () => void }) {
  const texts = brokenTexts();
  return (
    <html lang={pageLanguage()} className={headlineFace}>
      <body>
        <title>{texts.title}</title>
        <main>
          <BrokenPage texts={texts}>
            <button type="button" className="button button-main" onClick={retry}>
              {texts.tryAgain}
            </button>
          </BrokenPage>
        </main>
      </body>
    </html>
  );
}
