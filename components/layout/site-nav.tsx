import { MenuLink } from '@/components/islands/menu-link';
import { SearchLink } from '@/components/search/search-link';
import { SectionsMenu } from './sections-menu';
import { headerLinks } from './site-links';

export function SiteNav() {
  return (
    <nav
      aria-label="Main"
      className="site-nav border-hairline md:flex md:items-center md:justify-between md:border-b lg:grid lg:grid-cols-[1fr_auto_1fr]"
    >
      <SectionsMenu />
      <ul className="hidden gap-x-[clamp(0.375rem,3.4vw-1.25rem,1.5rem)] md:flex">
        {headerLinks().map(({ name, href }) => (
          <li key={href}>
            <MenuLink
              href={href}
              className="header-link block py-4 text-center text-menu whitespace-nowrap aria-[current]:font-semibold"
            >
              <span className="header-label" data-label={name}>
                {name}
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
      <SearchLink />
    </nav>
  );
}
