'use client';
// Why script: the note comes 20 seconds after the page has loaded, and stays away once it was closed. Without script
// there is none: nothing of it is in the HTML, and nothing on the page needs it.
import { useEffect, useState } from 'react';
import { useLate } from '@/components/delays/use-late';
import { isCrawler } from '@/lib/base/browser/is-crawler';
import { readFlag, writeFlag } from '@/lib/base/browser/local-flag';
import { sinceLoad } from '@/lib/base/browser/since-load';
import type { Donation } from '@/lib/city/city-type';
import { donationDelay, donationFlag } from '@/lib/pages/donation/donation-rules';

/** Calls back a while after the page has loaded; gives the way to call it off. */
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

/** The donation note of every page (requirements section 4). Its drawing is loaded when it is due. */
export function DonationPopup({ donation }: DonationPopupProps) {
  const [due, setDue] = useState(false);
  const [late, wake] = useLate(() => import('@/components/donation/donation-dialog'));
  useEffect(() => {
    if (readFlag(donationFlag) || isCrawler(navigator.userAgent)) return;
    return afterLoad(() => {
      // It may have been closed in another tab meanwhile.
      if (readFlag(donationFlag)) return;
      setDue(true);
      wake();
    }, donationDelay);
  }, [wake]);
  if (!due || !late) return null;
  const hide = (forGood: boolean) => {
    if (forGood) writeFlag(donationFlag, true);
    setDue(false);
  };
  return <late.DonationDialog donation={donation} onHide={hide} />;
}
