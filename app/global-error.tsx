'use client';
// Why script: Next shows this page in place of the whole document when even the masthead breaks.
import './globals.css';
import { MessagePage } from '@/components/ui/message-page';
import { headlineFace } from './fonts/headline-face';

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" className={headlineFace}>
      <body>
        <title>Unexpected Application Error!</title>
        <main>
          <MessagePage
            title="Unexpected Application Error!"
            sentence="Something went wrong on our end. Please try again."
          >
            <button type="button" className="button button-main" onClick={retry}>
              Try Again
            </button>
            <a href="/" className="button button-quiet">
              Return to Home
            </a>
          </MessagePage>
        </main>
      </body>
    </html>
  );
}
