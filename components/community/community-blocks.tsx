import { CallLine } from '@/components/switchboard/switchboard';
import { ButtonLink, LinksNote, TextLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

/** Links to local help in three groups (requirements section 2). */
export function Resources({ city }: { city: City }) {
  const { resources } = city;
  if (resources.length === 0) return null;
  return (
    <SectionFrame id="resources" title={messages(city).community.resources}>
      <LinksNote city={city} className="mb-4" />
      <div className="columns-of-three">
        {resources.map(({ group, links }) => (
          <div key={group}>
            <h3 className="font-serif text-second">{group}</h3>
            <ul className="mt-2 text-block-excerpt">
              {links.map(({ name, href }) => (
                <li key={href} className="border-t border-hairline first:border-0">
                  <TextLink href={href} className="quiet-link block py-2.5">
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <CallLine city={city} className="mt-6 border-t border-hairline pt-5" />
    </SectionFrame>
  );
}

/** Two ways to take part: write to us now, donate later (requirements section 2). */
export function TakePart({ city }: { city: City }) {
  const { donation } = city;
  if (!donation) return null;
  const m = messages(city).community;
  return (
    <SectionFrame id="take-part" title={m.getInvolved}>
      <p className="max-w-[41rem] text-block-excerpt text-ink-2">{m.receives(donation.name)}</p>
      <p className="mt-6 flex flex-col gap-3 md:flex-row">
        <ButtonLink href={donation.url}>{m.donate}</ButtonLink>
        <button type="button" className="button button-quiet" disabled>
          {m.forumSoon}
        </button>
      </p>
    </SectionFrame>
  );
}
