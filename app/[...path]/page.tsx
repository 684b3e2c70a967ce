import { NotFoundPage } from '@/components/layout/not-found-page';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { notFoundMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

export const generateMetadata = onRequest(notFoundMetadata);

/** What leads elsewhere has been led there before (lib/server/addresses; requirements section 2). */
export default pageOnRequest(NotFoundPage);
