import { SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City, NamedLink } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { hasNewsletter } from '@/lib/pages/contact';
import { isThere } from '@/lib/pages/site-pages';

type Question = { question: string; answer: string; more?: NamedLink };

/** Says how to subscribe: by form, by email, or not at all. */
function aboutNewsletter(city: City): Question {
  const { contact: m, pages } = messages(city);
  const { question, byForm, byEmail, none } = m.toSubscribe;
  if (!hasNewsletter(city)) return { question, answer: none, more: { name: m.feeds, href: '/rss' } };
  const more = { name: pages.titles['/privacy'], href: '/privacy' };
  return { question, answer: city.newsletter ? byForm : byEmail, more };
}

function questions(city: City): readonly Question[] {
  const { storyIdea, hiring, toAdvertise } = messages(city).contact;
  return [storyIdea, aboutNewsletter(city), hiring, toAdvertise];
}

/** The contact page's questions (requirements section 2), all open, since there are only four. */
export function ContactQuestions({ city }: { city: City }) {
  const m = messages(city).contact;
  return (
    <SectionFrame
      id="questions"
      title={m.questions}
      aside={isThere('/faq', city) && <SourceLink name={m.moreAnswers} href="/faq" />}
    >
      <div className="grid gap-8 md:grid-cols-2">
        {questions(city).map(({ question, answer, more }) => (
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
