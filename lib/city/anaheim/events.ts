import type { CityEvents } from '@/lib/city/city-type';
import { calendar } from './calendar';
import { editorEvents } from './editor-events';

/** Three calendars of others, and the kinds of events that the sample edition is made of. */
export const events: CityEvents = {
  elsewhere: [
    {
      name: 'City calendar',
      text: 'City Council and commission meetings, classes and city programs.',
      href: 'https://www.anaheim.net/Calendar.aspx',
    },
    {
      name: 'Visit Anaheim',
      text: 'Conventions, concerts, games and festivals for visitors and residents.',
      href: 'https://www.visitanaheim.org/',
    },
    {
      name: 'CtrCity Anaheim',
      text: 'Markets, music and other events downtown.',
      href: 'https://www.ctrcityanaheim.com/',
    },
  ],
  editors: editorEvents,
  sample: calendar,
};
