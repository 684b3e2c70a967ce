import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on this site and on local news. */
export const generalLocalNews: FaqCategory = {
  name: 'General Local News',
  questions: [
    {
      question: 'Where do the headlines on this site come from?',
      answer:
        'They come from named sources, such as newspapers, public radio stations, sports teams and public agencies, that publish lists of their latest headlines. We sort them by section and show the source’s name with each one. If you see “Sample edition” at the top of the page, the headlines are examples and not today’s news.',
      source: { name: 'Local news', href: '/local-news' },
    },
    {
      question: 'Why does a headline take me to another website?',
      answer:
        'Because the story belongs to the newsroom that published it. We show the headline, the date and a summary of no more than 200 characters, and link to the full story. We do not copy articles. The other website has its own rules: Some sites require a subscription, and each has its own privacy policy.',
      source: { name: 'Terms of service', href: '/terms' },
    },
    {
      question: 'How often are the headlines updated?',
      answer:
        'The site checks its sources every few minutes. If a source does not respond, we keep its last headlines, and after an hour a note says when they were last updated. A page that is already open does not change, so reload it to see the latest. Dates shown are the ones the source gave.',
      source: { name: 'Front page', href: '/' },
    },
    {
      question: 'How do I subscribe to local news by RSS?',
      answer:
        'Install an RSS app, also called a feed reader. Then go to our RSS page, copy the address of the section you want and paste it into the app. You do not need an account or an email address. To stop, delete the feed in the app.',
      source: { name: 'RSS feeds', href: '/rss' },
    },
    {
      question: 'Do I need an account to read this site?',
      answer:
        'No. There are no accounts or passwords, and every page is free to read. Our privacy policy explains what information we receive and what is stored in your browser. The news sites we link to are separate, and some of them require you to register or pay.',
      source: { name: 'Privacy policy', href: '/privacy' },
    },
    {
      question: 'How do I report an error in a story or headline?',
      answer:
        'If the error is in a source’s headline, summary or story, contact that newsroom; only it can make the correction. If the error is ours, such as a wrong fact in one of our posts or in these answers, write to us. Include the address of the page and, if you can, a link to the correct information.',
      source: { name: 'Contact', href: '/contact' },
    },
    {
      question: 'How do I submit an event to the local calendar?',
      answer:
        'Click Submit Your Event on the Events page and send us the details. Include the name of the event, the date, the start and end times, the address, the organizer, the cost and a web page where readers can confirm the details. We list public events in and near the city. Please send yours as early as you can.',
      source: { name: 'Local events', href: '/events' },
    },
    {
      question: 'How can I advertise on this site?',
      answer:
        'Write to the advertising address on the contact page. Tell us what you want to advertise, the dates you have in mind and how to reach you. The media kit on the Partners page has sizes and rules. Ads are labeled and kept separate from the news, and we do not sell placement in the headlines.',
      source: { name: 'Contact', href: '/contact' },
    },
    {
      question: 'Does this site work on an old phone or a slow connection?',
      answer:
        'Yes. You can read every page, including headlines, menus and these answers, on an older phone or computer or a slow connection. The radio and videos may look different on older devices. If a page does not look right, email us and tell us which device and browser you use.',
      source: { name: 'Site map', href: '/sitemap' },
    },
    {
      question: 'Can I listen to the radio here?',
      answer:
        'Yes. Go to the Radio page, press play and set the volume. The stream does not start until you press play. If the player says the stream is temporarily unavailable, we cannot reach the station right now, so please try again in a few minutes.',
      source: { name: 'Live radio', href: '/radio' },
    },
  ],
};
