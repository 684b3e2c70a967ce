import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on parks and recreation. */
export const parksRecreation: FaqCategory = {
  name: 'Parks & Recreation',
  questions: [
    {
      question: 'Which parks in Anaheim have hiking trails?',
      answer:
        'Oak Canyon Nature Center in Anaheim Hills has short, easy to moderate trails under oak trees. Dogs and bicycles are not allowed. Anaheim Coves has a level, paved path along the Santa Ana River. For longer hikes, OC Parks runs trails at Weir Canyon, at the east end of Anaheim Hills, and at Santiago Oaks Regional Park, just over the city line in Orange. Bring water; there is little shade on the ridges.',
      source: { name: 'Oak Canyon Nature Center', href: 'https://www.anaheim.net/ocnc' },
    },
    {
      question: 'What can you do at Yorba Regional Park?',
      answer:
        'This county park at 7600 E. La Palma Ave. runs for more than a mile along the Santa Ana River. It has lakes, lawns, ball fields, playgrounds, picnic tables and barbecues, and paths that connect to the Santa Ana River Trail. There is a fee to park, higher on weekends and holidays. Hours change with the season.',
      source: { name: 'OC Parks', href: 'https://www.ocparks.com/parks-trails/yorba-regional-park' },
    },
    {
      question: 'Can I ride a bike from Anaheim to the beach?',
      answer:
        'Yes. The Santa Ana River Trail is a paved path that follows the river from Anaheim to the ocean between Huntington Beach and Newport Beach, with almost no street crossings. You can get on near Katella Avenue, by the Honda Center and Angel Stadium. In the afternoon, expect a headwind on the way to the beach.',
      source: { name: 'OC Parks', href: 'https://www.ocparks.com/' },
    },
    {
      question: 'How do I reserve a picnic shelter in an Anaheim park?',
      answer:
        'For a city park, apply to the Community Services Department. The city’s facilities page shows which parks have shelters. Apply early, because a permit takes several business days and spring weekends fill up. Bounce houses, amplified music and large groups may need extra approval or insurance. For Yorba Regional Park, reserve through OC Parks.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/Facilities' },
    },
    {
      question: 'Is there a public swimming pool in Anaheim?',
      answer:
        'Yes. Pearson Park, just north of downtown, has a public pool that is open in summer, with lessons and recreational swimming. The schedule changes each year, so check with the Community Services Department before you go. Nearby cities have public pools, too. Stay within arm’s reach of young children, even when a lifeguard is on duty.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
    },
    {
      question: 'Where can my dog run off leash in Anaheim?',
      answer:
        'Only in a fenced city dog park, such as those at La Palma Park and at Olive Hills Park in Anaheim Hills. In other city parks, dogs must be on a leash no longer than 6 feet. To use a dog park, a dog must be at least 4 months old, licensed and vaccinated, and wear its tag on a flat collar. Each adult may bring up to three dogs.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/anaheim_ca/0-0-0-61141',
      },
    },
    {
      question: 'Can I go fishing in Anaheim’s parks?',
      answer:
        'Not in city parks, where the municipal code prohibits fishing, wading and swimming in ponds. You can fish from the shore of the lakes at Yorba Regional Park, a county park; OC Parks stocks them in season. Anyone 16 or older needs a California fishing license, which the state sells by the day or the year.',
      source: {
        name: 'California Department of Fish and Wildlife',
        href: 'https://wildlife.ca.gov/Licensing/Fishing',
      },
    },
    {
      question: 'Can I fly a drone in an Anaheim park?',
      answer:
        'In much of the city, no. A standing federal restriction covers the airspace within 3 nautical miles of Disneyland, up to 3,000 feet. Another applies around Angel Stadium before, during and after games. OC Parks does not allow drones in county parks such as Yorba. Before you fly, check your exact location in an FAA-approved B4UFLY app.',
      source: { name: 'Federal Aviation Administration', href: 'https://www.faa.gov/uas' },
    },
    {
      question: 'Can I camp overnight in an Anaheim park?',
      answer:
        'No. The municipal code prohibits camping in city parks. The county has campgrounds at O’Neill Regional Park and Caspers Wilderness Park, among others, and state parks have campsites at the beach and inland. Reserve early for holidays. Campfire rules change with the fire danger, so check before you go.',
      source: {
        name: 'OC Parks: Caspers Wilderness Park',
        href: 'https://www.ocparks.com/parks-trails/ronald-w-caspers-wilderness-park',
      },
    },
    {
      question: 'How do I sign up for sports leagues and classes in Anaheim?',
      answer:
        'The city’s Community Services Department offers classes and sports for children and adults, with a new schedule each season. Register online or at a community center. Most youth baseball and soccer leagues are run by volunteers and have their own sign-up dates. Ask about reduced fees, which are available for some programs.',
      source: { name: 'Anaheim city calendar', href: 'https://www.anaheim.net/Calendar.aspx' },
    },
  ],
};
