import { BrokenPage, brokenTitle } from '@/components/layout/broken-page';
import { thisCity } from '@/lib/city/this-city';
import { onRequest } from '@/lib/outbound/on-request';

export const generateMetadata = onRequest(() => ({
  title: `${brokenTitle} | ${thisCity().siteTitle}`,
  description: 'We can’t show this page right now.',
  robots: { index: false },
}));

/** Sent with 500 in place of a page that throws (lib/server/finished/make-response.ts). */
export default onRequest(async function PageBroken() {
  return (
    <BrokenPage>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page that the reader asked for. */}
      <a href="" className="button button-main">
        Try Again
      </a>
    </BrokenPage>
  );
});
