'use client';
// Why script: the note comes 20 seconds after the load, unless it was closed. Without script there is none.
import { useEffect, useState } from 'react';
import { useLate } from '@/components/hooks/use-late';
import { isCrawler } from '@/lib/base/browser/is-crawler';
import { readFlag, writeFlag } from '@/lib/base/browser/local-flag';
import { sinceLoad } from '@/lib/base/browser/since-load';
import type { Donation } from '@/lib/city/city-type';
import { donationDelay, donationFlag } from '@/lib/pages/donation/donation-rules';

function afterLoad(act: () => void, milliseconds: number): () => void {
  let timer = 0;
  const begin = () => {
    timer = window.setTimeout(act, Math.max(0, milliseconds - sinceLoad(window, Date.now())));
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    window.clearTimeout(timer);
  };
}

type DonationPopupProps = { donation: Donation };

/** On every page (requirements section 4); its code loads when it is due. */
export function DonationPopup({ donation }: DonationPopupProps) {
  const [due, setDue] = useState(false);
  const [late, load] = useLate(() => import('@/components/donation/donation-dialog'));
  useEffect(() => {
    if (readFlag(donationFlag) || isCrawler(navigator.userAgent)) return;
    return afterLoad(() => {
      // It may have been closed in another tab meanwhile.
      if (readFlag(donationFlag)) return;
      setDue(true);
      load();
    }, donationDelay);
  }, [load]);
  if (!due || !late) return null;
  const hide = (forGood: boolean) => {
    if (forGood) writeFlag(donationFlag, true);
    setDue(false);
  };
  return <late.DonationDialog donation={donation} onHide={hide} />;
}
