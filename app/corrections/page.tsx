import { CorrectionList } from '@/components/post/corrections';
import { Message, TryAgain } from '@/components/ui/messages';
import { TitledPage } from '@/components/ui/page-heading';
import { allCorrections } from '@/lib/blog/views/corrections';
import { thisCity } from '@/lib/city/this-city';
import { pageMetadata, withStatus } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { siteTitle } = thisCity();
  const description = `What ${siteTitle} got wrong, and when we corrected it. The newest correction comes first.`;
  return { name: 'Corrections', description, path: '/corrections', keywords: ['corrections', 'errors'] };
}

export const generateMetadata = onRequest(async () => {
  const corrections = await allCorrections();
  return corrections.ok ? pageMetadata(page()) : withStatus(503, pageMetadata(page()));
});

/** While the posts are unknown it claims no list to be whole. */
export default onRequest(async function CorrectionsPage() {
  const corrections = await allCorrections();
  const { email } = thisCity();
  return (
    <TitledPage page={page()}>
      <div className="sheet mt-8">
        {!corrections.ok && (
          <Message message="Error loading corrections" sentence="We can’t load our posts right now.">
            <TryAgain />
          </Message>
        )}
        {corrections.ok && corrections.value.length === 0 && (
          <Message
            message="There are no corrections yet."
            sentence="When we correct something, we say so here."
          />
        )}
        {corrections.ok && <CorrectionList corrections={corrections.value} />}
        <p className="mt-8 max-w-[41rem] text-block-excerpt text-ink-2">
          Is something wrong? Write to{' '}
          <a href={`mailto:${email}`} className="text-action">
            {email}
          </a>
          .
        </p>
      </div>
    </TitledPage>
  );
});
