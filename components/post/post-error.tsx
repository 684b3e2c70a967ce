import { TryAgain } from '@/components/blog/try-again';
import { ButtonLink } from '@/components/ui/button-link';
import { MessagePage } from '@/components/ui/message-page';

/** No copy of the post is known (requirements section 4). */
export function PostError({ message }: { message: string }) {
  return (
    <MessagePage
      title="Error Loading Blog"
      message={message}
      sentence="We can’t load this post right now. Please try again in a few minutes."
    >
      <TryAgain />
      <ButtonLink href="/blog" quiet>
        All posts
      </ButtonLink>
    </MessagePage>
  );
}
