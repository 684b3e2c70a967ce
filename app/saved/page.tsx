import { pageOnRequest } from '@/components/layout/page-on-request';
import { StoryActions } from '@/components/reading/story-actions';
import { TitledPage } from '@/components/ui/page-heading';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { pages, reading } = messages();
  const { savedSentence: description } = reading;
  return { kind: 'WebPage', name: pages.titles['/saved'], description, path: '/saved' } as const;
}

export const generateMetadata = onRequest(() => pageMetadata({ ...page(), index: false }));

/** The page's script copies the first, hidden row for each saved story. */
function SavedList() {
  return (
    <ol className="saved-list border-t border-rule">
      <li className="story" hidden>
        <h2 className="headline font-serif text-list text-ink">
          <a className="story-link" href="/saved">
            {page().name}
          </a>
        </h2>
        <p className="source text-small text-ink-3">
          <span className="font-semibold text-ink-2" />
        </p>
        <p className="flex gap-6">
          <StoryActions />
        </p>
      </li>
    </ol>
  );
}

export default pageOnRequest(function SavedPage() {
  const { nothingSaved, needsScript } = messages().reading;
  return (
    <TitledPage page={page()}>
      <div className="sheet mt-8">
        <SavedList />
        <p className="nothing-saved needs-script mt-6 text-block-excerpt text-ink-2">{nothingSaved}</p>
        <p className="needs-no-script mt-6 text-block-excerpt text-ink-2">{needsScript}</p>
      </div>
    </TitledPage>
  );
});
