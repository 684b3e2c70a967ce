import { MenuLink } from '@/components/islands/menu-link';
import { Icon } from '@/components/ui/icons';
import type { City, NamedLink } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { linksOf } from './site-links';

function MenuButton({ city }: { city: City }) {
  const { menu, sectionsMenu } = messages(city).layout;
  return (
    <summary className="corner-control left-2 text-menu font-semibold md:w-auto md:justify-start md:gap-[0.5625rem]">
      <span
        data-tooltip={menu}
        title={menu}
        aria-hidden="true"
        className="menu-icon grid size-full place-items-center md:pointer-events-none md:w-auto"
      >
        <Icon name="menu" className="when-closed" />
        <Icon name="close" className="when-open" />
      </span>
      <span className="sr-only md:hidden">{menu}</span>
      <span className="max-md:hidden">{sectionsMenu}</span>
    </summary>
  );
}

function PhoneLinks({ links }: { links: readonly NamedLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 *:border-b *:border-hairline md:hidden">
      {links.map(({ name, href }) => (
        <li key={href}>
          <MenuLink href={href} className="menu-link text-menu">
            {name}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}

function SectionsMenu({ city }: { city: City }) {
  const m = messages(city).layout;
  const [main, useful] = [linksOf('header', city), linksOf('useful', city)];
  return (
    <details className="sections-menu drop md:justify-self-start">
      <MenuButton city={city} />
      <div className="menu-panel absolute inset-x-0 top-13 z-40 border-y border-rule bg-paper md:top-auto md:border-t-0">
        <div className="sheet pt-4 pb-8 md:pt-6 md:pb-10">
          <PhoneLinks links={main} />
          {useful.length > 0 && <p className="mt-6 font-serif text-section md:hidden">{m.useful}</p>}
          <PhoneLinks links={useful} />
          <p className="mt-6 font-serif text-section md:mt-0">{m.allSections}</p>
          <ul className="menu-sections mt-4">
            {sectionsHere(city).map((section) => (
              <li key={section.feedKey}>
                <MenuLink href={sectionPath(section, city)} className="menu-link font-serif text-card">
                  {messages(city).sections[section.feedKey]}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

export function SiteNav({ city }: { city: City }) {
  const { mainMenu, search } = messages(city).layout;
  return (
    <nav
      aria-label={mainMenu}
      className="site-nav border-hairline md:flex md:items-center md:justify-between md:border-b lg:grid lg:grid-cols-[1fr_auto_1fr]"
    >
      <SectionsMenu city={city} />
      <ul className="header-links">
        {linksOf('header', city).map(({ name, href }) => (
          <li key={href}>
            <MenuLink href={href} className="header-link">
              <span className="header-label" data-label={name}>
                {name}
              </span>
            </MenuLink>
          </li>
        ))}
      </ul>
      <MenuLink
        href="/search"
        className="corner-control right-2 text-menu font-semibold md:-mr-[0.8125rem] lg:mr-0 lg:w-auto lg:gap-[0.5625rem] lg:justify-self-end"
      >
        <Icon name="search" />
        <span className="max-lg:sr-only">{search}</span>
      </MenuLink>
    </nav>
  );
}
