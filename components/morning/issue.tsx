import type { ReactNode } from 'react';
import { SourceLink, StoryLink, TextLink } from '@/components/ui/links';
import { Message } from '@/components/ui/messages';
import { clockTime } from '@/lib/base/dates/format-date';
import { languageAttributes } from '@/lib/base/text/language-of';
import { postPath } from '@/lib/blog/blog-post';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import type { ShownIssue } from '@/lib/morning/shown-issue';
import { eventPath } from '@/lib/outbound/addresses';
import { issueDate, issuePath } from '@/lib/outbound/feeds/morning-feed';
import { activeAlerts } from '@/lib/pages/notices/alerts';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-hairline pt-3.5">
      <h2 className="font-serif text-section">{title}</h2>
      {children}
    </section>
  );
}

function Opening({ issue: { weather, notice } }: { issue: ShownIssue }) {
  // The line above every page has the first of the alerts.
  const [inLine] = activeAlerts(thisCity(), new Date());
  return (
    <>
      {weather && (
        <p className="text-dek">
          {weather.text}{' '}
          {weather.source && (
            <span className="text-small text-ink-3">
              <TextLink href={weather.source.href}>{weather.source.name}</TextLink>
            </span>
          )}
        </p>
      )}
      {notice && notice.id !== inLine?.id && (
        <p className="mt-4 text-excerpt">
          <b>{notice.title ?? messages().notices.notice}:</b> {notice.text}{' '}
          {notice.link && <SourceLink {...notice.link} />}
        </p>
      )}
    </>
  );
}

function Headlines({ headlines }: Pick<ShownIssue, 'headlines'>) {
  return (
    <Part title={messages().news.headlines}>
      <ol>
        {headlines.map(({ title, text, link, source, language }) => (
          <li key={link} className="story mt-5">
            <h3 {...languageAttributes(language)} className="headline font-serif text-list text-ink">
              <StoryLink href={link}>{title}</StoryLink>
            </h3>
            <p {...languageAttributes(language)} className="mt-1 text-excerpt text-ink-2">
              {text}
            </p>
            <p className="mt-1 text-small font-semibold text-ink-2">{source}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Events({ events }: Pick<ShownIssue, 'events'>) {
  return (
    <Part title={messages().morning.soon}>
      <ul>
        {events.map(({ id, title, when, place, page }) => (
          <li key={id} className="story mt-4">
            <p className="text-small text-ink-3">{[when, place].filter(Boolean).join(' · ')}</p>
            <h3 className="headline font-serif text-card text-ink">
              {page ? <StoryLink href={eventPath({ id: page })}>{title}</StoryLink> : title}
            </h3>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Earlier({ issues }: { issues: readonly ShownIssue[] }) {
  const m = messages().morning;
  return (
    <section className="mt-12 lg:mt-0">
      <h2 className="font-serif text-section">{m.earlier}</h2>
      <p className="mt-1.5 text-excerpt text-ink-2">{m.kept}</p>
      {issues.length > 0 && (
        <ul className="mt-3 text-excerpt max-lg:sm:columns-2">
          {issues.map((issue) => (
            <li key={issue.day}>
              <a
                href={issuePath(issue)}
                className="quiet-link inline-block py-1.5 pointer-coarse:py-[0.6875rem]"
              >
                {issueDate(issue)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <SourceLink name={m.byRss} href="/rss#morning-heading" />
      </p>
    </section>
  );
}

/** All of an issue in one column, and the others beside it. */
export function IssueView({ issue, others }: { issue: ShownIssue; others: readonly ShownIssue[] }) {
  const m = messages().morning;
  const { headlines, events, guide, madeAt } = issue;
  return (
    <div className="sheet mt-6 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="max-w-[41rem] lg:col-span-7">
        <Opening issue={issue} />
        {headlines.length > 0 && <Headlines headlines={headlines} />}
        {events.length > 0 && <Events events={events} />}
        {guide && (
          <Part title={m.guide}>
            <div className="story mt-4">
              <h3 className="headline font-serif text-list text-ink">
                <StoryLink href={postPath(guide)}>{guide.title}</StoryLink>
              </h3>
              <p className="mt-1 text-excerpt text-ink-2">{guide.text}</p>
            </div>
          </Part>
        )}
        <p className="mt-8 border-t border-hairline pt-3.5 text-small text-ink-3">
          {m.made(clockTime(new Date(madeAt), thisCity()))}
        </p>
      </div>
      <div className="lg:col-[9/-1]">
        <Earlier issues={others} />
      </div>
    </div>
  );
}

export function NoIssue() {
  const m = messages().morning;
  return (
    <div className="sheet mt-8">
      <Message message={m.notReady} sentence={m.checkBack} />
    </div>
  );
}
