import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on parks with rides, games, shows and museums. */
export const entertainmentAttractions: FaqCategory = {
  name: 'Entertainment & Attractions',
  questions: [
    {
      question: 'Can I visit Downtown Disney without a park ticket?',
      answer:
        'Yes. Downtown Disney is the street of shops, restaurants and small stages between the two parks and the hotels, and you can walk in without a ticket. Everyone passes a security check. Parking has its own charges and time limits, and what a purchase takes off them depends on the current rules, so read those before you settle down to dinner.',
      source: {
        name: 'Downtown Disney District',
        href: 'https://disneyland.disney.go.com/destinations/downtown-disney-district/',
      },
    },
    {
      question: 'Why do I hear fireworks at night in Anaheim?',
      answer:
        'Most likely it is the Disneyland Resort, which has fireworks on many evenings, more of them in summer and around holidays. Angel Stadium adds a show after some games. Both list the nights in their calendars, and wind high up can cancel a show minutes before it starts. If you have a nervous dog, close the windows and leave some music on.',
      source: {
        name: 'Disneyland Resort entertainment',
        href: 'https://disneyland.disney.go.com/entertainment/',
      },
    },
    {
      question: 'Can I take the train to an Angels or Ducks game?',
      answer:
        'Yes, get off at ARTIC. The Honda Center, where the Ducks play, is across Katella Avenue; Angel Stadium is a longer walk, on the far side of the 57 freeway. In some seasons Metrolink adds trains for Angels home games. Look up the last train home before you go, because a game that runs late will not hold it.',
      source: { name: 'Angel Stadium', href: 'https://www.mlb.com/angels/ballpark' },
    },
    {
      question: 'What bag can I bring to the Honda Center or Angel Stadium?',
      answer:
        'Each has its own rule, and the two differ. Both limit the size, check what is inside and turn some kinds of bag away, backpacks above all; diaper bags and medical supplies are let in after a check. A concert can have stricter rules than a game. Read the page of the venue on the day, or bring only what fits in your pockets.',
      source: { name: 'Honda Center', href: 'https://www.hondacenter.com/' },
    },
    {
      question: 'What is there to see at Muzeo?',
      answer:
        'Muzeo, downtown at Anaheim Boulevard and Broadway, shows changing exhibitions of art, history and culture, with workshops and events around them. Part of it is the former Carnegie library of 1908, the last Carnegie library building left in Orange County. Between exhibitions the galleries can be closed, so check what is on before you go.',
      source: { name: 'Muzeo Museum and Cultural Center', href: 'https://muzeo.org/' },
    },
    {
      question: 'What is the Anaheim Packing House?',
      answer:
        'A food hall in a citrus packing house of 1919, a few blocks south of downtown’s center. Growers brought oranges and lemons here to be washed, sorted and sent off by rail until 1955; since 2014 its two floors have held small kitchens, bars and long tables. It is on the National Register of Historic Places. Which counters you find inside changes over time.',
      source: { name: 'Anaheim Packing District', href: 'https://www.anaheimpackingdistrict.com/' },
    },
    {
      question: 'What is the Anaheim Halloween Parade?',
      answer:
        'An evening parade through downtown in October, with floats built by volunteers, after a daytime Fall Festival on Center Street. Merchants began the festival in 1923 to turn young people from Halloween mischief; the parade followed a year later, with the baseball players Babe Ruth and Walter Johnson at its head. The organizers announce the date and route each year.',
      source: { name: 'Anaheim Fall Festival', href: 'https://anaheimfallfestival.org/' },
    },
    {
      question: 'Where can I see live theater in Anaheim?',
      answer:
        'Chance Theater, in the Bette Aitken Theater Arts Center on the Anaheim Hills side of town, is a small professional company with plays, musicals and shows for children. In summer the city uses the open-air Pearson Park Amphitheatre, near downtown, for family evenings. The big touring musicals stop at Segerstrom Center for the Arts in Costa Mesa.',
      source: { name: 'Chance Theater', href: 'https://chancetheater.com/' },
    },
    {
      question: 'Where is the oldest house in Anaheim?',
      answer:
        'The Mother Colony House of 1857, among the first houses of the German colony, stands in Founders’ Park at 400 North West Street. Beside it are the Woelke-Stoffel House, a Queen Anne of 1894, a carriage house and an enormous Moreton Bay fig tree. The houses open on certain days and for arranged tours, so look at the park’s page before you go.',
      source: { name: 'Founders’ Park', href: 'https://www.anaheim.net/2475/Founders-Park' },
    },
    {
      question: 'Is Knott’s Berry Farm in Anaheim?',
      answer:
        'No. Knott’s Berry Farm is in Buena Park, the next city to the northwest, on Beach Boulevard, a few miles by street from the Disneyland Resort. The two are run by different companies, so each has its own tickets, parking and calendar, and a ticket to one is no use at the other. OC Bus serves both, if you would rather not park twice.',
      source: { name: 'Knott’s Berry Farm', href: 'https://www.sixflags.com/knotts' },
    },
  ],
};
