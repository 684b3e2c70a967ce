import { notFound } from 'next/navigation';
import { IssueView } from '@/components/morning/issue';
import { Breadcrumb } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { shownIssues } from '@/lib/morning/shown-issue';
import { issueDate, issuePath } from '@/lib/outbound/feeds/morning-feed';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

type Props = { params: Promise<{ day: string }> };

/** Not for search engines: it is gone in 30 days, and its news is elsewhere. */
export const generateMetadata = onRequest(async ({ params }: Props) => {
  const { day } = await params;
  const date = issueDate({ day });
  const description = `The morning briefing of ${thisCity().siteTitle} for ${date}.`;
  return pageMetadata({
    name: `Morning Briefing: ${date}`,
    description,
    path: issuePath({ day }),
    index: false,
  });
});

export default onRequest(async function IssuePage({ params }: Props) {
  const { day } = await params;
  const issues = await shownIssues();
  const issue = issues.find((one) => one.day === day) ?? notFound();
  return (
    <>
      <div className="sheet pt-5 md:pt-8">
        <Breadcrumb via={[{ name: 'Morning Briefing', href: '/morning' }]} />
        <h1 className="-ml-px font-serif text-title">{issueDate(issue)}</h1>
      </div>
      <IssueView issue={issue} others={issues.filter((one) => one !== issue)} />
    </>
  );
});
