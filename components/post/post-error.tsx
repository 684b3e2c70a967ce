import { TryAgain } from '@/components/blog/try-again';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';

/** No copy of the post is known (requirements section 4). */
export function PostError({ message }: { message: string }) {
  return (
    <Notice
      title="Error Loading Blog"
      message={message}
      sentence="We can’t load this post right now. Please try again in a few minutes."
    >
      <TryAgain />
      <ButtonLink href="/blog" quiet>
        All posts
      </ButtonLink>
    </Notice>
  );
}
