'use client';
// Why script: Next shows this view in the browser when a page breaks there, and trying again is a new request.
import { ButtonLink } from '@/components/ui/button-link';
import { MessagePage } from '@/components/ui/message-page';

/** For our own bugs (requirements section 8). The error's text stays on the server. */
export default function ErrorView({ retry }: { retry: () => void }) {
  return (
    <MessagePage
      title="Unexpected Application Error!"
      sentence="Something went wrong on our end. Please try again."
    >
      <button type="button" className="button button-main" onClick={retry}>
        Try Again
      </button>
      <ButtonLink href="/" quiet>
        Return to Home
      </ButtonLink>
    </MessagePage>
  );
}
