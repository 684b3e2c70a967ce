import { StoryActions } from '@/components/reading/story-actions';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';

function page(city: City) {
  const { pages, reading } = messages(city);
  const { savedSentence: description } = reading;
  return { kind: 'WebPage', name: pages.titles['/saved'], description, path: '/saved' } as const;
}

export async function generateMetadata({ params }: CityProps) {
  const city = await getCity(params);
  return pageMetadata(city, { ...page(city), index: false });
}

/** The list of saved stories. Its first row is a hidden template that the page's script copies for each story. */
function SavedList({ city, name }: { city: City; name: string }) {
  return (
    <ol className="saved-list border-t border-rule">
      <li className="story" hidden>
        <h2 className="headline font-serif text-list text-ink">
          <a className="story-link" href="/saved">
            {name}
          </a>
        </h2>
        <p className="source text-small text-ink-3">
          <span className="font-semibold text-ink-2" />
        </p>
        <p className="flex gap-6">
          <StoryActions city={city} />
        </p>
      </li>
    </ol>
  );
}

export default async function SavedPage({ params }: CityProps) {
  const city = await getCity(params);
  const { nothingSaved, needsScript } = messages(city).reading;
  return (
    <TitledPage city={city} page={page(city)}>
      <div className="sheet mt-8">
        <SavedList city={city} name={page(city).name} />
        <p className="nothing-saved needs-script mt-6 text-block-excerpt text-ink-2">{nothingSaved}</p>
        <p className="needs-no-script mt-6 text-block-excerpt text-ink-2">{needsScript}</p>
      </div>
    </TitledPage>
  );
}
