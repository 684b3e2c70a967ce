import { SearchForm } from '@/components/search/search-form';
import { ButtonLink } from '@/components/ui/links';
import { MessagePage } from '@/components/ui/message-page';
import { PageBand } from '@/components/ui/page-heading';
import { SectionLinks } from '@/components/ui/section-links';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hasManySections } from '@/lib/news/sources/sections-here';
import { pageDrawing } from '@/lib/pictures/choose/page-drawing';

export function NotFoundPage({ city }: { city: City }) {
  const m = messages(city).layout;
  return (
    <>
      <PageBand picture={pageDrawing(city, '/404')} />
      <MessagePage title="404" message={m.notFound} sentence={m.notFoundSentence(hasManySections(city))}>
        <ButtonLink href="/">{m.returnHome}</ButtonLink>
      </MessagePage>
      <div className="sheet mt-8">
        <SearchForm city={city} />
      </div>
      <SectionLinks city={city} title={m.allSections} />
    </>
  );
}
