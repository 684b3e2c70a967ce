import type { ReactNode } from 'react';
import { StoryPicture } from '@/components/ui/framed-picture';
import { SourceLink, StoryLink, TextLink } from '@/components/ui/links';
import { Message } from '@/components/ui/messages';
import { clockTime } from '@/lib/base/dates/format-date';
import { languageAttributes } from '@/lib/base/text/language-of';
import { drawings } from '@/lib/blog/views/list-view';
import type { City, Picture } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { Issue, Line } from '@/lib/morning/issue';
import { issueDate, issuePath } from '@/lib/outbound/feeds/morning-feed';
import { activeAlerts } from '@/lib/pages/notices/alerts';

/** A line above the stories: the weather or a notice. */
function Opening({ label, words, href, by, byHref, language }: Line) {
  const content = language ? <span {...languageAttributes(language)}>{words}</span> : words;
  return (
    <p className="mb-4 text-block-excerpt">
      <b>{label}:</b> {href ? <TextLink href={href}>{content}</TextLink> : content}{' '}
      {byHref && (
        <span className="text-small text-ink-3">
          <TextLink href={byHref}>{by}</TextLink>
        </span>
      )}
    </p>
  );
}

type LineProps = { city: City; line: Line };

/** A story's label, headline, text and source. The link covers all of it. */
function LineWords({ city, line: { label, words, href, text, by, language } }: LineProps) {
  const of = languageAttributes(language);
  return (
    <div className="min-w-0">
      {label && <p className="kicker">{label}</p>}
      <h3 {...of} className="headline font-serif text-list text-ink">
        {href ? (
          <StoryLink city={city} href={href}>
            {words}
          </StoryLink>
        ) : (
          words
        )}
      </h3>
      {text && (
        <p {...of} className="mt-1 text-excerpt text-ink-2">
          {text}
        </p>
      )}
      {by && <p className="mt-1 text-small font-semibold text-ink-2">{by}</p>}
    </div>
  );
}

type PartProps = { title: string; children: ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <section className="mt-8 border-t border-ink pt-3">
      <h2 className="font-serif text-section">{title}</h2>
      {children}
    </section>
  );
}

/** The headlines with large numbers. Screen readers use the list's own numbering. */
function Headlines({ city, lines }: { city: City; lines: readonly Line[] }) {
  return (
    <ol>
      {lines.map((line, at) => (
        <li
          key={line.words}
          className="story grid grid-cols-[2.5rem_minmax(0,1fr)] border-hairline py-4 not-first:border-t"
        >
          <span aria-hidden="true" className="font-serif text-block leading-none text-accent">
            {at + 1}
          </span>
          <LineWords city={city} line={line} />
        </li>
      ))}
    </ol>
  );
}

type GuideProps = { city: City; guide: Line; picture?: Picture };

function Guide({ city, guide, picture }: GuideProps) {
  return (
    <div className="story mt-3 grid gap-x-8 gap-y-3 md:max-lg:grid-cols-2">
      <StoryPicture picture={picture} frame="aspect-[3/2]" />
      <LineWords city={city} line={guide} />
    </div>
  );
}

function Earlier({ city, issues }: { city: City; issues: readonly Issue[] }) {
  const m = messages(city).morning;
  return (
    <div className="mt-8 print:hidden">
      {issues.length > 0 && (
        <Part title={m.earlier}>
          <p className="mt-1.5 text-excerpt text-ink-2">{m.kept}</p>
          <ul className="mt-3 mb-4 text-excerpt max-lg:md:columns-2">
            {issues.map((issue) => (
              <li key={issue.day}>
                <a
                  href={issuePath(issue)}
                  className="quiet-link inline-block py-1.5 pointer-coarse:py-[0.6875rem]"
                >
                  {issueDate(city, issue)}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <p>
        <SourceLink name={m.byRss} href="/rss#morning-heading" />
      </p>
    </div>
  );
}

type IssueViewProps = { city: City; issue: Issue; others: readonly Issue[] };

/** An issue: weather, notice and headlines, with events, the guide and links to other issues in a second column. */
export async function IssueView({ city, issue, others }: IssueViewProps) {
  const { weather, notice, headlines, events, guide, madeAt } = issue;
  const { morning: m, news } = messages(city);
  // Leave out the first alert, which is already above the page's header.
  const [inLine] = activeAlerts(city, new Date());
  const openings = [weather ?? [], notice ?? []]
    .flat()
    .filter(({ id }) => id === undefined || id !== inLine?.id);
  const pictureOf = await drawings(city);
  return (
    <div className="sheet mt-6 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="max-w-[41rem] lg:col-span-7">
        {openings.map((line) => (
          <Opening key={line.words} {...line} />
        ))}
        {headlines.length > 0 && (
          <Part title={news.headlines}>
            <Headlines city={city} lines={headlines} />
          </Part>
        )}
      </div>
      <div className="max-w-[41rem] lg:col-[9/-1]">
        {events.length > 0 && (
          <Part title={m.soon}>
            <ul>
              {events.map((line) => (
                <li key={line.words} className="story mt-4">
                  <LineWords city={city} line={line} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        {guide && (
          <Part title={m.guide}>
            <Guide city={city} guide={guide} picture={pictureOf(guide.href?.replace(/^.*\//, '') ?? '')} />
          </Part>
        )}
        <Earlier city={city} issues={others} />
        <p className="mt-8 border-t border-hairline pt-3.5 text-small text-ink-3">
          {m.made(clockTime(new Date(madeAt), city))}
        </p>
      </div>
    </div>
  );
}

export function NoIssue({ city }: { city: City }) {
  const m = messages(city).morning;
  return (
    <div className="sheet mt-8">
      <Message message={m.notReady} sentence={m.checkBack} />
    </div>
  );
}
