import { useDesk } from '@/components/desk/desk-frame';
import type { FormProblem } from '@/lib/desk/forms/form-problems';
import type { FileProblem } from '@/lib/desk/saves/check-file';

/** A link back, below the problems if there are any. The page's heading says what happened. */
export function Words({ problems = [], back = '/' }: { problems?: readonly FileProblem[]; back?: string }) {
  const { core } = useDesk().texts;
  return (
    <>
      <ProblemList problems={problems} />
      <p>
        <a href={back}>{core.back}</a>
      </p>
    </>
  );
}

/** Problems that prevented a save, or errors in a file; null if there are none. */
export function ProblemList({ problems }: { problems: readonly FormProblem[] }) {
  const { problem } = useDesk().texts.core;
  if (problems.length === 0) return null;
  return (
    <div className="problem-list" role="alert">
      <ul>
        {problems.map(({ message, href }) => (
          <li key={`${href} ${message}`}>
            {href ? <a href={href}>{problem(message)}</a> : problem(message)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows both versions of a file that somebody else changed while the editor was editing it. */
export function Changed({
  current = '',
  yours = '',
  back,
}: Partial<Record<'current' | 'yours' | 'back', string>>) {
  const { core } = useDesk().texts;
  return (
    <>
      <p>{core.changedAbout}</p>
      <div className="two">
        <section>
          <h2>{core.asItIs}</h2>
          <pre>{current}</pre>
        </section>
        <section>
          <h2>{core.asYours}</h2>
          <pre>{yours}</pre>
        </section>
      </div>
      <Words back={back} />
    </>
  );
}
