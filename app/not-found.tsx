import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { SectionLinks } from '@/components/ui/section-links';
import { thisCity } from '@/lib/city/this-city';

export function generateMetadata(): Metadata {
  const { siteTitle } = thisCity();
  return { title: `Page not found | ${siteTitle}`, description: 'There is no page at this address.' };
}

/** What an unknown address shows (spec section 2). */
export default function NotFound() {
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
