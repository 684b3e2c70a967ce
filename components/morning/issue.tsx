import { SourceLink, StoryLink, TextLink } from '@/components/ui/links';
import { Message } from '@/components/ui/messages';
import { clockTime } from '@/lib/base/dates/format-date';
import { languageAttributes } from '@/lib/base/text/language-of';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { Issue, Line } from '@/lib/morning/issue';
import { issueDate, issuePath, partsOf } from '@/lib/outbound/feeds/morning-feed';
import { activeAlerts } from '@/lib/pages/notices/alerts';

/** Line above the stories: the weather, or a notice. */
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

function Story({ city, label, words, href, text, by, language }: Line & { city: City }) {
  return (
    <li className="story mt-5">
      {label && <p className="text-small text-ink-3">{[label, by].filter(Boolean).join(' · ')}</p>}
      <h3 {...languageAttributes(language)} className="headline font-serif text-list text-ink">
        {href ? (
          <StoryLink city={city} href={href}>
            {words}
          </StoryLink>
        ) : (
          words
        )}
      </h3>
      {text && (
        <p {...languageAttributes(language)} className="mt-1 text-excerpt text-ink-2">
          {text}
        </p>
      )}
      {by && !label && <p className="mt-1 text-small font-semibold text-ink-2">{by}</p>}
    </li>
  );
}

function Earlier({ city, issues }: { city: City; issues: readonly Issue[] }) {
  const m = messages(city).morning;
  return (
    <section className="mt-12 lg:mt-0 print:hidden">
      {issues.length > 0 && (
        <>
          <h2 className="font-serif text-section">{m.earlier}</h2>
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
        </>
      )}
      <p>
        <SourceLink name={m.byRss} href="/rss#morning-heading" />
      </p>
    </section>
  );
}

/** An issue in one column, with links to the others beside it. */
export function IssueView({ city, issue, others }: { city: City; issue: Issue; others: readonly Issue[] }) {
  // The first alert is already above every page's header.
  const [inLine] = activeAlerts(city, new Date());
  return (
    <div className="sheet mt-6 lg:grid lg:grid-cols-12 lg:gap-x-8">
      <div className="max-w-[41rem] lg:col-span-7">
        {partsOf(city, issue).map(({ title, lines }) =>
          title ? (
            <section key={title} className="mt-8 border-t border-hairline pt-3.5">
              <h2 className="font-serif text-section">{title}</h2>
              <ul>
                {lines.map((line) => (
                  <Story city={city} key={line.words} {...line} />
                ))}
              </ul>
            </section>
          ) : (
            lines.map((line) => line.id === (inLine?.id ?? '') || <Opening key={line.words} {...line} />)
          ),
        )}
        <p className="mt-8 border-t border-hairline pt-3.5 text-small text-ink-3">
          {messages(city).morning.made(clockTime(new Date(issue.madeAt), city))}
        </p>
      </div>
      <div className="lg:col-[9/-1]">
        <Earlier city={city} issues={others} />
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
