import { BannerLine } from './banner-line';
import { Dateline } from './dateline';
import { Nameplate } from './nameplate';
import { SiteNav } from './site-nav';

type SiteHeaderProps = {
  updatedAt?: Date;
};

export function SiteHeader({ updatedAt }: SiteHeaderProps) {
  return (
    <header>
      <BannerLine />
      <div className="sheet relative pt-1 md:pt-3.5">
        <Nameplate />
        <Dateline updatedAt={updatedAt} />
        <SiteNav />
      </div>
    </header>
  );
}
