import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { thisCity } from '@/lib/city/this-city';

export function generateMetadata(): Metadata {
  return {
    title: `Blog Not Found | ${thisCity().siteTitle}`,
    description: 'There is no post at this address.',
  };
}

/** What the address of no post shows (spec section 8). */
export default function PostNotFound() {
  return (
    <Notice
      title="Blog Not Found"
      message="The requested blog post could not be found."
      sentence="It may have been taken back, or the address is mistyped. All other posts are in the list."
    >
      <ButtonLink href="/blog">All posts</ButtonLink>
      <ButtonLink href="/" quiet>
        Return to Home
      </ButtonLink>
    </Notice>
  );
}
