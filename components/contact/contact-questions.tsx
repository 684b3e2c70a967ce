import { SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { NamedLink } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { hasNewsletter } from '@/lib/pages/contact';
import { isThere } from '@/lib/pages/site-pages';

type Question = { question: string; answer: string; more?: NamedLink };

const newsletter: Question = {
  question: 'How do I get the newsletter?',
  answer:
    'Press Subscribe above. It opens an email to us; send it, and we will add your address to our list. To unsubscribe, reply “unsubscribe” to any newsletter. We use your address only to send the newsletter.',
  more: { name: 'Privacy Policy', href: '/privacy' },
};

/** By the form of a service. */
const byForm: Question = {
  ...newsletter,
  answer:
    'Enter your email address above and press Subscribe. The service named there keeps our mailing list and sends the newsletter. To unsubscribe, use the link at the end of any newsletter.',
};

/** Of a city without one. */
const noNewsletter: Question = {
  ...newsletter,
  answer: 'There is none yet. Our feeds bring the headlines to an app of your choice.',
  more: { name: 'RSS feeds', href: '/rss' },
};

function aboutNewsletter(): Question {
  if (thisCity().newsletter) return byForm;
  return hasNewsletter(thisCity()) ? newsletter : noNewsletter;
}

const questions = (): readonly Question[] => [
  {
    question: 'How do I send a story idea?',
    answer:
      'Email the news tips address above. Tell us what happened, when and where, and how you know. We cannot follow up on every tip.',
  },
  aboutNewsletter(),
  {
    question: 'Are you hiring?',
    answer:
      'Email us and tell us what you would like to do. Writers and photographers who know the city can pitch us at any time.',
  },
  {
    question: 'How do I advertise?',
    answer:
      'Email the advertising address above. Ads are labeled and kept separate from the news, and we do not sell placement in it.',
  },
];

/** Requirements section 2; as plain text, since there are only four. */
export function ContactQuestions() {
  return (
    <SectionFrame
      id="questions"
      title="Frequently Asked Questions"
      aside={isThere('/faq') && <SourceLink name="More answers" href="/faq" />}
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
