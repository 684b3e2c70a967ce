import { NewTabLink } from '@/components/links/new-tab-link';
import type { NamedLink } from '@/lib/city/city-type';

type ProgramBannerProps = { program: NamedLink };

/** A program of study elsewhere (spec section 2); said to be a promotion before anything else. */
export function ProgramBanner({ program }: ProgramBannerProps) {
  const link = { href: program.href, about: program.name };
  return (
    <section aria-labelledby="program-heading" className="program">
      <div className="sheet gap-8 py-8 md:py-10 lg:flex lg:items-center lg:justify-between">
        <div>
          <p className="mb-2 text-kicker text-[var(--band-accent)] uppercase">Promotion</p>
          <h2 id="program-heading" className="max-w-md font-serif text-block">
            Transform Your Life with Ancient Wisdom
          </h2>
          <p className="mt-3 text-excerpt text-[var(--band-ink-2)]">
            Accredited Programs, Expert Instructors, Rich Curriculum
          </p>
        </div>
        <p className="mt-6 flex flex-col gap-3 md:flex-row lg:mt-0 lg:shrink-0">
          <NewTabLink {...link} className="button button-main">
            Apply for Admission
          </NewTabLink>
          <NewTabLink {...link} className="button button-quiet">
            Learn More
          </NewTabLink>
        </p>
      </div>
    </section>
  );
}
