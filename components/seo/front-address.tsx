import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';

/** The front page's own address for crawlers and shared links, spelled as in site maps, feeds and data; React puts it in the head. */
export function FrontAddress() {
  const address = absoluteUrl('/');
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
