import { StoryPicture } from '@/components/story/story-picture';
import { ButtonLink } from '@/components/ui/button-link';
import { thisCity } from '@/lib/city/this-city';

/** A paid place, or our own offer of one, which leads to a page here; labeled first, on a tint of its own. */
export function Sponsored() {
  const { title, text, action, href, picture } = thisCity().frontBlocks.sponsor;
  const label = href.startsWith('/') ? 'Advertising space available' : 'Sponsored';
  return (
    <aside aria-label={label} className="sponsored bg-tint">
      <p className="text-small text-ink-3">{label}</p>
      <StoryPicture picture={picture} frame="aspect-[4/3]" />
      <div>
        <h3 className="font-serif text-second">{title}</h3>
        <p className="mt-2 text-excerpt text-ink-2">{text}</p>
        <p className="mt-4">
          <ButtonLink href={href} quiet>
            {action}
          </ButtonLink>
        </p>
      </div>
    </aside>
  );
}
