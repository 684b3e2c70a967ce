import type { ReactNode } from 'react';
import { PageShown } from '@/components/islands/page-shown';
import { onRequest } from '@/lib/outbound/on-request';

/** A page as `make` draws it, once a request is there; the browser says when it is shown. */
export function pageOnRequest<Given extends readonly unknown[]>(
  make: (...given: Given) => ReactNode | Promise<ReactNode>,
): (...given: Given) => Promise<ReactNode> {
  return onRequest(async (...given: Given) => (
    <>
      {await make(...given)}
      <PageShown />
    </>
  ));
}
