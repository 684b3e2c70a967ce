// Acts natively: details elements of one name. Radix's accordion leaves closed answers out of the HTML.
import { SourceLink } from '@/components/ui/links';
import type { FaqEntry } from '@/lib/city/city-type';
import { questionId } from '@/lib/pages/faq';

type FaqAccordionProps = { questions: readonly FaqEntry[] };

/** One question of the page open at a time (requirements section 4). */
export function FaqAccordion({ questions }: FaqAccordionProps) {
  return questions.map(({ question, answer, source }) => (
    <details key={question} id={questionId(question)} name="questions" className="question">
      <summary className="question-button">
        <h3 className="font-serif text-card">{question}</h3>
      </summary>
      <div className="answer">
        <div className="answer-text">
          <p className="text-block-excerpt text-ink-2">{answer}</p>
          <p className="mt-3">
            <SourceLink {...source} />
          </p>
        </div>
      </div>
    </details>
  ));
}
