import type { FaqCategory } from '@/lib/city/city-type';

/** Questions of visitors. */
export const tourism: FaqCategory = {
  name: 'Tourism',
  questions: [
    {
      question: 'Is Anaheim part of Los Angeles?',
      answer:
        'No. Anaheim is a city of its own in Orange County, which separated from Los Angeles County in 1889; the county seat is Santa Ana. Downtown Los Angeles lies some 25 miles to the northwest, easily an hour by car at busy times. Police, parking rules and local taxes are therefore Anaheim’s and Orange County’s, whatever the baseball team calls itself.',
      source: { name: 'County of Orange', href: 'https://www.ocgov.com/' },
    },
    {
      question: 'Which part of Anaheim should I stay in?',
      answer:
        'It depends on what you came for. The Anaheim Resort, around Harbor Boulevard and Katella Avenue, has the theme parks and the convention center; the Platinum Triangle, to the east, has the stadium, the arena and the train station. Downtown and the Colony district keep the old houses, Muzeo and the Packing District. Anaheim Hills is quiet and needs a car.',
      source: { name: 'Visit Anaheim', href: 'https://www.visitanaheim.org/' },
    },
    {
      question: 'When is Anaheim most crowded with visitors?',
      answer:
        'Around school holidays: the weeks of Christmas and New Year, spring break, summer, long weekends, and increasingly October for Halloween. Ordinary weekdays in term time are calmer. A large convention can fill hotels in a week that looks quiet, so compare dates with the convention calendar before you book. The resort publishes park hours and closed attractions ahead of time.',
      source: { name: 'Disneyland Resort', href: 'https://disneyland.disney.go.com/' },
    },
    {
      question: 'What clothes should I pack for Anaheim?',
      answer:
        'Layers. Summer days are hot and dry, but evenings cool down, and in late spring low cloud from the ocean, the “June gloom,” can hide the sun until noon. Winter days are mild, nights chilly, and most of the year’s rain falls from late fall to early spring. Bring sunscreen, a hat and shoes you have already walked in; look at the forecast the day before.',
      source: { name: 'National Weather Service', href: 'https://www.weather.gov/' },
    },
    {
      question: 'How far is Anaheim from the beach?',
      answer:
        'The nearest ocean beaches, Seal Beach, Huntington Beach and Newport Beach, are about fifteen miles from the resort area: roughly half an hour by car when traffic is light, and much longer on a summer weekend. County buses go there too, but slowly. Huntington and Bolsa Chica are state beaches with parking lots and fire rings. Swim where a lifeguard is on duty.',
      source: { name: 'California State Parks', href: 'https://www.parks.ca.gov/' },
    },
    {
      question: 'Which day trips can I make from Anaheim by train?',
      answer:
        'From the station at ARTIC, Amtrak’s Pacific Surfliner goes north to Union Station in Los Angeles and on to Santa Barbara, and south to San Juan Capistrano, with its old mission by the station, and San Diego. Metrolink serves many of the same stops. The track along the coast is sometimes closed for repairs or landslides, so check for alerts before buying a ticket.',
      source: { name: 'Pacific Surfliner', href: 'https://www.pacificsurfliner.com/' },
    },
    {
      question: 'Why is there an extra tax on my hotel bill in Anaheim?',
      answer:
        'It is the transient occupancy tax, a percentage of the room price that the hotel collects from the guest and passes to the city; raising it takes a vote of the people. Hotels in the Anaheim Resort and the Platinum Triangle add a smaller assessment for the tourism improvement district. A “resort fee,” by contrast, is the hotel’s own charge. Ask for the total before you book.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/anaheim_ca/0-0-0-54221',
      },
    },
    {
      question: 'Is it safe to buy theme park tickets from a reseller?',
      answer:
        'Buy from the park itself or from a seller it names as authorized. Disneyland’s terms make tickets nontransferable, so leftover days bought from a stranger can be refused at the gate, and the money is gone. Be wary of prices far below the official ones and of payment by gift card or transfer app. You can report a fraud to the Federal Trade Commission.',
      source: { name: 'Federal Trade Commission', href: 'https://consumer.ftc.gov/' },
    },
    {
      question: 'What do I do if I lose my passport while visiting Anaheim?',
      answer:
        'Report a theft to the Anaheim Police Department at 714-765-1900, the non-emergency line, and ask for the report number. Visitors from abroad then contact their own country’s consulate, most likely in Los Angeles; Mexico also has one in Santa Ana. Americans report the loss to the State Department, which cancels the book for good, even if it turns up again.',
      source: { name: 'U.S. Department of State', href: 'https://travel.state.gov/' },
    },
    {
      question: 'Can anyone go to an event at the Anaheim Convention Center?',
      answer:
        'It depends on the event. Trade shows admit only people in the business, who register ahead and wear a badge; fan conventions and consumer shows sell tickets to the public, some of them long before the date. The organizer, not the building, decides who may enter, at what age and with which bag. The center stands on Katella Avenue, south of the Disneyland Resort.',
      source: { name: 'Visit Anaheim', href: 'https://www.visitanaheim.org/' },
    },
  ],
};
