import { LegalSection } from '@/components/legal/legal-page';
import type { City } from '@/lib/city/city-type';
import { isSampleShelf } from '@/lib/pages/books';
import { isThere } from '@/lib/pages/site-pages';
import { settings } from '@/lib/settings/settings';

type CityProps = { city: City };

function WhatIsASample({ city: { siteTitle, events, books } }: CityProps) {
  return (
    <LegalSection title="What is a sample">
      <p>
        You are reading a sample edition of {siteTitle}. Its headlines show how the site looks and works. They
        are about general subjects, and none of them is news.
      </p>
      <p>
        The line under each headline begins with “Sample,” followed by the subject. The link goes to a page
        about that subject: one of our own guides or answers, or an encyclopedia article. No headline was
        written or provided by the organization it is about.
      </p>
      {events.sample.length > 0 && (
        <p>
          The calendar is also a sample. It lists events that follow a regular schedule, with dates calculated
          from that schedule. Each entry begins with “Sample.” Check with the organizer before you go.
        </p>
      )}
      {books && (isSampleShelf(books) || books.program.sample) && (
        <p>
          Some books and promotions are samples, too, and say so. Sample titles are made up, and a sample
          promotion was not placed by the organization it names.
        </p>
      )}
      {!settings().radio.template && (
        <p>The radio is a sample station: It plays recorded music and is not a live broadcast.</p>
      )}
    </LegalSection>
  );
}

function WhatIsReal({ city }: CityProps) {
  const hasResources = city.resources.length > 0;
  return (
    <LegalSection title="What is real">
      <p>
        Our own <a href="/blog">guides to {city.name}</a>
        {isThere('/faq', city) && (
          <>
            {hasResources ? ', the ' : ' and the '}
            <a href="/faq">questions and answers</a>
          </>
        )}
        {hasResources && (
          <>
            {' '}
            and the list of <a href="/community">community resources</a>
          </>
        )}{' '}
        are not samples. If you find a mistake in them, please <a href="/contact">tell us</a>.
      </p>
    </LegalSection>
  );
}

/** What of the sample edition is an example, and what is not. */
export function SampleEditionText({ city }: CityProps) {
  return (
    <>
      <WhatIsASample city={city} />
      <WhatIsReal city={city} />
      <LegalSection title="Where real headlines come from">
        <p>
          In the daily edition, headlines come from news organizations and public agencies. Each one names its
          source and links to the full story.
        </p>
      </LegalSection>
    </>
  );
}
