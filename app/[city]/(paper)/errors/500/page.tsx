import { BrokenPage } from '@/components/layout/broken-page';
import { PageBand } from '@/components/ui/page-heading';
import { messages } from '@/lib/messages/messages';
import { pageDrawing } from '@/lib/pictures/choose/page-drawing';
import { type CityProps, getCity } from '@/lib/request/get-city';

export async function generateMetadata({ params }: CityProps) {
  const city = await getCity(params);
  const { title, description } = messages(city).broken;
  return { title: `${title} | ${city.siteTitle}`, description, robots: { index: false } };
}

/** The 500 page. Sent instead of the empty document that Next.js renders for errors (lib/http/error-documents.ts). */
export default async function ErrorDocument({ params }: CityProps) {
  const city = await getCity(params);
  const texts = messages(city).broken;
  return (
    <>
      <PageBand picture={pageDrawing(city, '/500')} />
      <BrokenPage texts={texts}>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page that the reader requested. */}
        <a href="" className="button button-main">
          {texts.tryAgain}
        </a>
      </BrokenPage>
    </>
  );
}
