import { MenuLink } from '@/components/islands/menu-link';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { sectionPath } from '@/lib/sections';
import { headerLinks } from './site-links';

function MenuButton() {
  return (
    <summary className="corner-control left-2 text-menu font-semibold md:w-auto md:justify-start md:gap-[0.5625rem]">
      <span
        data-tooltip="Menu"
        title="Menu"
        aria-hidden="true"
        className="menu-icon grid size-full place-items-center md:pointer-events-none md:w-auto"
      >
        <MenuIcon className="when-closed" />
        <CloseIcon className="when-open" />
      </span>
      <span className="sr-only md:hidden">Menu</span>
      <span className="max-md:hidden">All Sections</span>
    </summary>
  );
}

export function SectionsMenu() {
  return (
    <details className="sections-menu md:justify-self-start">
      <MenuButton />
      <div className="menu-panel absolute inset-x-0 top-13 z-40 border-y border-rule bg-paper md:top-auto md:border-t-0">
        <div className="sheet pt-4 pb-8 md:pt-6 md:pb-10">
          <ul className="grid grid-cols-2 gap-x-6 *:border-b *:border-hairline md:hidden">
            {headerLinks().map(({ name, href }) => (
              <li key={href}>
                <MenuLink href={href} className="menu-link text-menu">
                  {name}
                </MenuLink>
              </li>
            ))}
          </ul>
          <p className="mt-6 font-serif text-section md:mt-0">All Sections</p>
          <ul className="menu-sections mt-4">
            {sectionsHere().map((section) => (
              <li key={section.feedKey}>
                <MenuLink href={sectionPath(section)} className="menu-link font-serif text-card">
                  {section.name}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
