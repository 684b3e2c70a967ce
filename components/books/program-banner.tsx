import { NewTabLink } from '@/components/links/new-tab-link';
import type { Program } from '@/lib/city/city-type';

type ProgramBannerProps = { program: Program };

/** A program of study elsewhere (requirements section 2), labeled first as a promotion, and whose. */
export function ProgramBanner({ program }: ProgramBannerProps) {
  const { name, href, sample } = program;
  const link = { href, about: name };
  return (
    <section aria-labelledby="program-heading" className="band mt-8">
      <div className="sheet gap-8 py-8 md:py-10 lg:flex lg:items-center lg:justify-between">
        <div>
          <p className="mb-2 text-kicker text-accent">
            <span className="uppercase">{sample ? 'Sample promotion:' : 'Promotion:'}</span> {name}
          </p>
          <h2 id="program-heading" className="max-w-md font-serif text-block">
            Transform Your Life with Ancient Wisdom
          </h2>
          <p className="mt-3 text-excerpt text-ink-2">
            Accredited Programs, Expert Instructors, Rich Curriculum
          </p>
          {sample && (
            <p className="mt-3 max-w-lg text-small text-ink-2">
              This is a sample promotion. {name} did not place it.
            </p>
          )}
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
