import { pageOnRequest } from '@/components/layout/page-on-request';
import { CorrectionList } from '@/components/post/corrections';
import { PostError } from '@/components/post/post-page';
import { ActionLink } from '@/components/ui/links';
import { TitledPage } from '@/components/ui/page-heading';
import { allCorrections } from '@/lib/blog/views/corrections';
import { readersMessage } from '@/lib/blog/views/list-view';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata, withStatus } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { corrections: m, pages } = messages();
  const description = m.description(thisCity().siteTitle);
  return { name: pages.titles['/corrections'], description, path: '/corrections', keywords: m.keywords };
}

export const generateMetadata = onRequest(async () =>
  (await allCorrections()).ok ? pageMetadata(page()) : withStatus(503, pageMetadata(page())),
);

/** While the posts are unknown it claims no list to be whole. */
export default pageOnRequest(async function CorrectionsPage() {
  const m = messages().corrections;
  const all = await allCorrections();
  if (!all.ok) return <PostError message={readersMessage(all.failure)} />;
  return (
    <TitledPage page={page()}>
      <div className="sheet mt-8">
        <CorrectionList corrections={all.value} />
        <p className="mt-8 text-block-excerpt text-ink-2">
          {m.isWrong} <ActionLink href={`mailto:${thisCity().email}`}>{m.tellUs}</ActionLink>.
        </p>
      </div>
    </TitledPage>
  );
});
