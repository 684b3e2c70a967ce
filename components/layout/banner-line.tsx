import { thisCity } from '@/lib/city/this-city';

export function BannerLine() {
  return (
    <div className="border-b border-hairline text-small text-ink-3">
      <div className="sheet flex min-h-7 items-center max-md:text-kicker max-md:font-normal max-md:tracking-normal md:min-h-8 justify-center md:justify-between">
        <p className="text-center">{thisCity().banner}</p>
        <ul className="banner-links hidden gap-5 md:flex">
          <li>
            <a href="/contact" className="quiet-link inline-block py-1.5 pointer-coarse:py-3">
              Newsletter
            </a>
          </li>
          <li>
            <a href="/rss" className="quiet-link inline-block py-1.5 pointer-coarse:py-3">
              RSS
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
