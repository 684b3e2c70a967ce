import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { OutLink } from '@/components/ui/out-link';
import { thisCity } from '@/lib/city/this-city';

/** Official and established help, in three groups (requirements section 2). */
export function Resources() {
  const { resources } = thisCity();
  if (resources.length === 0) return null;
  return (
    <SectionFrame id="resources">
      <HeadingLine id="resources" title="Community Resources" />
      <div className="columns-of-three">
        {resources.map(({ group, links }) => (
          <div key={group}>
            <h3 className="font-serif text-second">{group}</h3>
            <ul className="mt-2 text-block-excerpt">
              {links.map(({ name, href }) => (
                <li key={href} className="border-t border-hairline first:border-0">
                  <OutLink href={href} className="quiet-link block py-2.5">
                    {name}
                  </OutLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
