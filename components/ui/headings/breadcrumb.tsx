import { Fragment } from 'react';

type Step = { name: string; href: string };
type BreadcrumbProps = {
  /** Left out where the heading just below says it. */
  here?: string;
  via?: readonly Step[];
};

const home: Step = { name: 'Home', href: '/' };

function Slash() {
  return <li aria-hidden="true">/</li>;
}

export function Breadcrumb({ here, via = [] }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="mb-1 text-small text-ink-3">
      <ol className="flex gap-1.5">
        {[home, ...via].map(({ name, href }, at) => (
          <Fragment key={href}>
            {at > 0 && <Slash />}
            <li>
              <a href={href} className="quiet-link touch-link">
                {name}
              </a>
            </li>
          </Fragment>
        ))}
        {here && (
          <>
            <Slash />
            <li aria-current="page">{here}</li>
          </>
        )}
      </ol>
    </nav>
  );
}
