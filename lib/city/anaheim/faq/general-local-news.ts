import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on this site and on local news. */
export const generalLocalNews: FaqCategory = {
  name: 'General Local News',
  questions: [
    {
      question: 'Where do the headlines on this site come from?',
      answer:
        'From named sources, such as newspapers, public radio, magazines, teams and public agencies, that publish feeds of their own headlines. The site gathers them section by section, newest first, and prints the name of the source beside each one. If a line under the header says “Sample edition,” you are reading pieces that came with the software, and not today’s news.',
      source: { name: 'Local news', href: '/local-news' },
    },
    {
      question: 'Why does a headline take me to another website?',
      answer:
        'Because the story belongs to the newsroom that published it. This site shows the headline, at most 200 characters of its summary and the date, and links to the rest; it does not copy articles. Once you follow the link, the rules of that website apply: some ask for a subscription, and each has a privacy policy of its own.',
      source: { name: 'Terms of service', href: '/terms' },
    },
    {
      question: 'How often are the headlines updated?',
      answer:
        'Every few minutes the site asks its sources for anything new. When a source does not answer, the last good headlines stay in place, and once they are more than an hour old a line says so. A page that you already have open does not change under you: load it again for the latest. Each item keeps the date that its source gave it.',
      source: { name: 'Front page', href: '/' },
    },
    {
      question: 'How do I subscribe to local news by RSS?',
      answer:
        'Install an RSS app, also called a feed reader, which collects headlines from the sites you choose. Each section here has one feed: copy its address from the RSS page and paste it into the app. You need no account with us and give no email address. To stop, delete the feed in the app; nobody has to be told.',
      source: { name: 'RSS feeds', href: '/rss' },
    },
    {
      question: 'Do I need an account to read this site?',
      answer:
        'No. There are no accounts and no passwords here, and every page is open to every reader. What a visit leaves behind, and what is kept in your own browser, is set out on the privacy page. The newsrooms that the headlines link to are separate companies, and some of them do ask you to register or pay.',
      source: { name: 'Privacy policy', href: '/privacy' },
    },
    {
      question: 'How do I report an error in a story or headline?',
      answer:
        'It depends on whose error it is. If the headline, the summary or the article is wrong, tell the source named beside it: only that newsroom can correct its text, and we follow its feed. If the error is ours, such as a story in the wrong section or a mistake in these answers, write to us with the address of the page and, if you can, proof of the right fact.',
      source: { name: 'Contact', href: '/contact' },
    },
    {
      question: 'How do I submit an event to the local calendar?',
      answer:
        'Choose Submit Your Event on the events page, which leads to the contact page. Send the name of the event, the date, the times it begins and ends, the address, who holds it, whether admission is charged, and a web page where readers can check all this. Write as early as you can. The editors decide what is listed.',
      source: { name: 'Local events', href: '/events' },
    },
    {
      question: 'How can I advertise on this site?',
      answer:
        'Write to us through the contact page, which has an address for advertising. Say what you want to show, in which weeks, and how we can reach you. Advertisements are labeled as such and stand in places of their own, apart from the news. The headlines are gathered from the feeds of their sources, so space among them is not for sale.',
      source: { name: 'Contact', href: '/contact' },
    },
    {
      question: 'Does this site work without JavaScript?',
      answer:
        'Yes. The server sends every page complete, so headlines, menus and these answers can be read in an old browser, over a slow connection or with JavaScript switched off. With it, a few things become handier: long lists fold and unfold, and menus close by themselves. Without it, nothing is hidden, the radio uses the browser’s own controls, and embedded videos are plain links.',
      source: { name: 'Site map', href: '/sitemap' },
    },
    {
      question: 'Can I listen to the radio here?',
      answer:
        'Yes, the radio page plays the station’s stream: press play, then set the volume. Nothing sounds until you press, because a stream uses data and browsers block sound that nobody asked for. If the player says that the stream is temporarily unavailable, the station cannot be reached just then, so try again a little later.',
      source: { name: 'Live radio', href: '/radio' },
    },
  ],
};
