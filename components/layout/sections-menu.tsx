import { MenuLink } from '@/components/islands/menu-link';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { sectionPath } from '@/lib/sections';
import { headerLinks } from './site-links';

export function SectionsMenu() {
  return (
    <details className="sections-menu">
      <summary className="menu-button text-menu font-semibold">
        <span data-tooltip="Menu" title="Menu" aria-hidden="true" className="menu-icon">
          <MenuIcon className="when-closed" />
          <CloseIcon className="when-open" />
        </span>
        <span className="sr-only md:hidden">Menu</span>
        <span className="max-md:hidden">All Sections</span>
      </summary>
      <div className="menu-panel">
        <div className="sheet pt-4 pb-8 md:pt-6 md:pb-10">
          <ul className="phone-links">
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
