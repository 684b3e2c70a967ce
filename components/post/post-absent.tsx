import { ButtonLink } from '@/components/ui/button-link';
import { MessagePage } from '@/components/ui/message-page';

/** Requirements section 8. */
export function PostAbsent() {
  return (
    <MessagePage
      title="Blog Not Found"
      message="The requested blog post could not be found."
      sentence="It may have been removed, or the address may be mistyped."
    >
      <ButtonLink href="/blog">All posts</ButtonLink>
      <ButtonLink href="/" quiet>
        Return to Home
      </ButtonLink>
    </MessagePage>
  );
}
