import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';

/** Requirements section 8. */
export function PostAbsent() {
  return (
    <Notice
      title="Blog Not Found"
      message="The requested blog post could not be found."
      sentence="It may have been removed, or the address may be mistyped."
    >
      <ButtonLink href="/blog">All posts</ButtonLink>
      <ButtonLink href="/" quiet>
        Return to Home
      </ButtonLink>
    </Notice>
  );
}
