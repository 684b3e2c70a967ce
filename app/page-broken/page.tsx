import { BrokenPage } from '@/components/layout/broken-page';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { onRequest } from '@/lib/outbound/on-request';

export const generateMetadata = onRequest(() => {
  const { title, description } = messages().broken;
  return { title: `${title} | ${thisCity().siteTitle}`, description, robots: { index: false } };
});

/** Sent with 500 in place of a page that throws (lib/server/finished/make-response.ts). */
export default pageOnRequest(async function PageBroken() {
  const texts = messages().broken;
  return (
    <BrokenPage texts={texts}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page that the reader asked for. */}
      <a href="" className="button button-main">
        {texts.tryAgain}
      </a>
    </BrokenPage>
  );
});
