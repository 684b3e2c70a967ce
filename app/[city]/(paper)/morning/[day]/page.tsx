import { PageShown } from '@/components/islands/page-shown';
import { IssueView } from '@/components/morning/issue';
import { Breadcrumb } from '@/components/ui/page-heading';
import { messages } from '@/lib/messages/messages';
import { shownIssues } from '@/lib/morning/shown-issue';
import { issueDate, issuePath } from '@/lib/outbound/feeds/morning-feed';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { isThere } from '@/lib/pages/site-pages';
import { getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

type Props = { params: Promise<{ city: string; day: string }> };

/** Not indexed: an issue is deleted after 30 days, and other pages have the same news. */
export async function generateMetadata({ params }: Props) {
  const city = await getCity(params);
  const { day } = await params;
  const m = messages(city).morning;
  const date = issueDate(city, { day });
  const description = m.sentenceOf(city.siteTitle, date);
  return pageMetadata(city, { name: m.titleOf(date), description, path: issuePath({ day }), index: false });
}

export default async function IssuePage({ params }: Props) {
  const city = await getCity(params);
  const { day } = await params;
  const issues = await shownIssues(city, new Date());
  const issue = issues.find((one) => one.day === day);
  if (!issue || !isThere('/morning', city)) notFound();
  return (
    <>
      <div className="sheet pt-5 md:pt-8">
        <Breadcrumb city={city} via={[{ name: messages(city).morning.title, href: '/morning' }]} />
        <h1 className="-ml-px font-serif text-title">{issueDate(city, issue)}</h1>
      </div>
      <IssueView city={city} issue={issue} others={issues.filter((one) => one !== issue)} />
      <PageShown />
    </>
  );
}
