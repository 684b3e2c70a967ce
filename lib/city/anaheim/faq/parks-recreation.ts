import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on parks and recreation. */
export const parksRecreation: FaqCategory = {
  name: 'Parks & Recreation',
  questions: [
    {
      question: 'Which parks in Anaheim have hiking trails?',
      answer:
        'Oak Canyon Nature Center in Anaheim Hills has short trails, easy to moderate, among oaks and along a stream; dogs and bicycles stay outside. Anaheim Coves is a level paved path beside the river basins north of Ball Road. For longer climbs, OC Parks looks after Weir Canyon and Santiago Oaks Regional Park at the southeastern edge of the city. Carry water; shade is scarce on the ridges.',
      source: { name: 'Oak Canyon Nature Center', href: 'https://www.anaheim.net/ocnc' },
    },
    {
      question: 'What can you do at Yorba Regional Park?',
      answer:
        'The county park at 7600 East La Palma Avenue stretches for over a mile along the Santa Ana River, with linked lakes, lawns, ball fields, playgrounds, picnic tables and barbecues under old trees. Paths for walkers, bicycles and horses join the river trail. Parking is charged, more on weekends and holidays. Hours follow the season, so look at the park’s page first.',
      source: { name: 'OC Parks', href: 'https://www.ocparks.com/parks-trails/yorba-regional-park' },
    },
    {
      question: 'Can I ride a bike from Anaheim to the beach?',
      answer:
        'Yes, on the Santa Ana River Trail, a paved path that follows the river through Anaheim and ends at the ocean between Huntington Beach and Newport Beach, without crossing a street at grade for most of the way. You can join it near Katella Avenue, by the arena and the stadium. The sea breeze is against you going out and behind you coming home.',
      source: { name: 'OC Parks', href: 'https://www.ocparks.com/' },
    },
    {
      question: 'How do I reserve a picnic shelter in an Anaheim park?',
      answer:
        'For a city park, apply to Community Services; the facilities page shows which parks have shelters. Apply early, since a permit takes some working days and spring weekends fill up. Bounce houses, amplified music and large groups may need extra approval or insurance. Yorba Regional Park belongs to the county, so its shelters are booked through OC Parks instead.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/Facilities' },
    },
    {
      question: 'Is there a public swimming pool in Anaheim?',
      answer:
        'Pearson Park, just north of downtown, has a public pool that opens for the summer with lessons and free-swim times; who runs it and when is settled anew each season, so check with Community Services before you pack. Neighboring cities have pools too. Wherever you swim, keep young children within arm’s reach, even with a lifeguard on duty.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
    },
    {
      question: 'Where can my dog run off leash in Anaheim?',
      answer:
        'Only inside a fenced city dog park, such as those at La Palma Park and at Olive Hills Park in Anaheim Hills. Elsewhere in city parks a leash of six feet or less is the rule. A dog needs a current license and vaccinations, a tag on a flat collar and an age of at least four months. One adult may bring up to three.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/anaheim_ca/0-0-0-61141',
      },
    },
    {
      question: 'Can I go fishing in Anaheim’s parks?',
      answer:
        'Not in the ponds of city parks, where the municipal code forbids fishing as well as wading and swimming. The lakes at Yorba Regional Park, a county park, are open for fishing from the shore, and OC Parks stocks them by season. Anyone 16 or older needs a California fishing license, which the state sells by the day or for a year.',
      source: {
        name: 'California Department of Fish and Wildlife',
        href: 'https://wildlife.ca.gov/Licensing/Fishing',
      },
    },
    {
      question: 'Can I fly a drone in an Anaheim park?',
      answer:
        'In much of the city, no. A standing federal restriction closes the air within three nautical miles of Disneyland up to 3,000 feet, and another surrounds Angel Stadium before, during and after games. County parks such as Yorba do not allow drones at all. Check the exact spot in an FAA-approved B4UFLY app; the FAA, not the city, decides about the airspace.',
      source: { name: 'Federal Aviation Administration', href: 'https://www.faa.gov/uas' },
    },
    {
      question: 'Can I camp overnight in an Anaheim park?',
      answer:
        'No, the municipal code forbids camping in city parks. The county runs campgrounds farther south and east, at O’Neill and Caspers among others, and state parks have sites at the beach and in the hills. All take reservations and fill early for holidays. Fire rules change with the weather, so ask about campfires shortly before you go.',
      source: {
        name: 'OC Parks: Caspers Wilderness Park',
        href: 'https://www.ocparks.com/parks-trails/ronald-w-caspers-wilderness-park',
      },
    },
    {
      question: 'How do I sign up for sports leagues and classes in Anaheim?',
      answer:
        'The city’s Community Services Department offers classes and sports for children and adults through its community centers and parks, with a new list each season; registration is online or at a center. Youth baseball and soccer are mostly run by volunteer leagues that use city fields and keep their own sign-up dates. Ask about reduced fees; what is offered depends on the program.',
      source: { name: 'Anaheim city calendar', href: 'https://www.anaheim.net/Calendar.aspx' },
    },
  ],
};
