import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { SectionLinks } from '@/components/ui/section-links';

/** What an unknown address shows (spec section 2). */
export function NotFoundPage() {
  return (
    <>
      <Notice
        title="404"
        message="Oops! Page not found"
        sentence="The address may be old or mistyped. The sections below still work."
      >
        <ButtonLink href="/">Return to Home</ButtonLink>
      </Notice>
      <SectionLinks title="All Sections" />
    </>
  );
}
