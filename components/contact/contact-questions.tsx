import { SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { NamedLink } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { hasNewsletter } from '@/lib/pages/contact';
import { isThere } from '@/lib/pages/site-pages';

type Question = { question: string; answer: string; more?: NamedLink };

/** By the form of a service, by an email to us, or none. */
function aboutNewsletter(): Question {
  const { contact: m, pages } = messages();
  const { question, byForm, byEmail, none } = m.toSubscribe;
  if (!hasNewsletter(thisCity())) return { question, answer: none, more: { name: m.feeds, href: '/rss' } };
  const more = { name: pages.titles['/privacy'], href: '/privacy' };
  return { question, answer: thisCity().newsletter ? byForm : byEmail, more };
}

function questions(): readonly Question[] {
  const { storyIdea, hiring, toAdvertise } = messages().contact;
  return [storyIdea, aboutNewsletter(), hiring, toAdvertise];
}

/** Requirements section 2; as plain text, since there are only four. */
export function ContactQuestions() {
  const m = messages().contact;
  return (
    <SectionFrame
      id="questions"
      title={m.questions}
      aside={isThere('/faq') && <SourceLink name={m.moreAnswers} href="/faq" />}
    >
      <div className="grid gap-8 md:grid-cols-2">
        {questions().map(({ question, answer, more }) => (
          <div key={question}>
            <h3 className="font-serif text-card">{question}</h3>
            <p className="mt-1.5 max-w-[34rem] text-excerpt text-ink-2">{answer}</p>
            {more && (
              <p className="mt-2.5">
                <SourceLink {...more} />
              </p>
            )}
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
