import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on parks with rides, games, shows and museums. */
export const entertainmentAttractions: FaqCategory = {
  name: 'Entertainment & Attractions',
  questions: [
    {
      question: 'Can I visit Downtown Disney without a park ticket?',
      answer:
        'Yes. Downtown Disney, the outdoor shopping and dining area next to the two theme parks, does not require a ticket. Everyone goes through a security check. Parking has its own rates and time limits, and a purchase may lower what you pay to park. Rules change, so check the current ones before you park.',
      source: {
        name: 'Downtown Disney District',
        href: 'https://disneyland.disney.go.com/destinations/downtown-disney-district/',
      },
    },
    {
      question: 'Why do I hear fireworks at night in Anaheim?',
      answer:
        'Most likely they are from the Disneyland Resort, which has fireworks on many evenings, especially in summer and around holidays. Angel Stadium also has fireworks after some games. Both post dates on their calendars. High winds can cancel a show at the last minute. If your dog is afraid of the noise, close the windows and turn on some music.',
      source: {
        name: 'Disneyland Resort entertainment',
        href: 'https://disneyland.disney.go.com/entertainment/',
      },
    },
    {
      question: 'Can I take the train to an Angels or Ducks game?',
      answer:
        'Yes. Get off at ARTIC. The Honda Center, where the Ducks play, is across Katella Avenue. Angel Stadium is a longer walk, on the other side of the 57 Freeway. Metrolink adds trains for Angels home games in some seasons. Check the time of the last train home before you go, because it does not wait for games to end.',
      source: { name: 'Angel Stadium', href: 'https://www.mlb.com/angels/ballpark' },
    },
    {
      question: 'What bag can I bring to the Honda Center or Angel Stadium?',
      answer:
        'Each venue has its own rules. Both limit the size of bags, inspect them at the gate and do not allow some types, such as most backpacks. Diaper bags and medical supplies are generally allowed after inspection. Concerts may have stricter rules than games, so check the venue’s website on the day of the event.',
      source: { name: 'Honda Center', href: 'https://www.hondacenter.com/' },
    },
    {
      question: 'What is there to see at Muzeo?',
      answer:
        'Muzeo, at Anaheim Boulevard and Broadway downtown, shows changing exhibitions of art, history and culture and offers workshops and events. It includes the city’s 1908 Carnegie library, the last one still standing in Orange County. The galleries close between exhibitions, so check the website before you go.',
      source: { name: 'Muzeo Museum and Cultural Center', href: 'https://muzeo.org/' },
    },
    {
      question: 'What is the Anaheim Packing House?',
      answer:
        'It is a two-story food hall in a former citrus packing house, a short walk south of the center of downtown. Oranges and lemons were washed, sorted and shipped by train from the building, which dates to 1919. It reopened in 2014 with restaurants and bars and is on the National Register of Historic Places. See its website for current vendors.',
      source: { name: 'Anaheim Packing District', href: 'https://www.anaheimpackingdistrict.com/' },
    },
    {
      question: 'What is the Anaheim Halloween Parade?',
      answer:
        'It is an evening parade through downtown in October with floats built by volunteers. A daytime Fall Festival on Center Street comes first. Merchants started the festival in 1923 to keep children from getting into trouble on Halloween, and the parade was added the next year. The organizers announce the date and route each year.',
      source: { name: 'Anaheim Fall Festival', href: 'https://anaheimfallfestival.org/' },
    },
    {
      question: 'Where can I see live theater in Anaheim?',
      answer:
        'Chance Theater, at the Bette Aitken Theater Arts Center in east Anaheim, is a professional company that presents plays, musicals and shows for children. The city’s outdoor Pearson Park Amphitheatre, near downtown, has family shows in summer. Large touring Broadway shows play at Segerstrom Center for the Arts in Costa Mesa.',
      source: { name: 'Chance Theater', href: 'https://chancetheater.com/' },
    },
    {
      question: 'Where is the oldest house in Anaheim?',
      answer:
        'It is the Mother Colony House, built in 1857, in Founders’ Park at 400 N. West St. Next to it are the Woelke-Stoffel House, a Queen Anne built in 1894, and a giant Moreton Bay fig tree. The houses are open on certain days and for scheduled tours. Check the park’s page before you go.',
      source: { name: 'Founders’ Park', href: 'https://www.anaheim.net/2475/Founders-Park' },
    },
    {
      question: 'Is Knott’s Berry Farm in Anaheim?',
      answer:
        'No. Knott’s Berry Farm is in Buena Park, the next city to the northwest, a few miles from the Disneyland Resort. The two parks are run by different companies, and a ticket to one is not good at the other. OC Bus serves both areas if you want to avoid paying for parking twice.',
      source: { name: 'Knott’s Berry Farm', href: 'https://www.sixflags.com/knotts' },
    },
  ],
};
