import { SourceLink } from '@/components/links/source-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';

const questions = [
  {
    question: 'How do I send a story idea?',
    answer:
      'Write to the address for news tips above, in a few lines. Say what you saw yourself and what you were told, and by whom. Every letter is read; not every one becomes a story.',
  },
  {
    question: 'How do I get the newsletter?',
    answer:
      'Press Subscribe above and send the letter that opens. To stop, answer any issue with the word “stop”. Your address is used for the newsletter and for nothing else.',
  },
  {
    question: 'Are you hiring?',
    answer:
      'An open position is announced on the front page. Writers and photographers who know the city can offer a piece at any time: the guide for contributors says how.',
    more: { name: 'Guide for contributors', href: '/partners' },
  },
  {
    question: 'How do I advertise?',
    answer:
      'Write to the address for advertising above. Advertisements are labeled, keep to spaces of their own and never move the page; headlines and answers are not for sale.',
    more: { name: 'Media kit', href: '/partners' },
  },
];

/** The four questions of the contact page (spec section 2); as plain text, since there are only four. */
export function ContactQuestions() {
  return (
    <SectionFrame id="questions">
      <HeadingLine id="questions" title="Before you write">
        <SourceLink name="All questions" href="/faq" />
      </HeadingLine>
      <div className="contact-questions">
        {questions.map(({ question, answer, more }) => (
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
