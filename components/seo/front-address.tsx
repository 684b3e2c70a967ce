import { absoluteUrl } from '@/lib/outbound/addresses';

/** The framework would drop its slash; React moves these tags to the head. */
export function FrontAddress() {
  const address = absoluteUrl('/');
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
