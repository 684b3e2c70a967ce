import { SearchForm } from '@/components/search/search-form';
import { ButtonLink } from '@/components/ui/links';
import { MessagePage } from '@/components/ui/messages';
import { SectionLinks } from '@/components/ui/section-links';
import { hasManySections } from '@/lib/news/sources/sections-here';

/** Requirements section 2. */
export function NotFoundPage() {
  return (
    <>
      <MessagePage
        title="404"
        message="Oops! Page not found"
        sentence={`The address may be out of date or mistyped. Try a search${hasManySections() ? ', or choose a section below' : ''}.`}
      >
        <ButtonLink href="/">Return to Home</ButtonLink>
      </MessagePage>
      <div className="sheet mt-8">
        <SearchForm />
      </div>
      <SectionLinks title="All Sections" />
    </>
  );
}
