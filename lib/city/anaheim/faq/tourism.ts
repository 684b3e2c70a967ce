import type { FaqCategory } from '@/lib/city/city-type';

/** Questions of visitors. */
export const tourism: FaqCategory = {
  name: 'Tourism',
  questions: [
    {
      question: 'Is Anaheim part of Los Angeles?',
      answer:
        'No. Anaheim is a city in Orange County, which separated from Los Angeles County in 1889. The county seat is Santa Ana. Downtown Los Angeles is about 25 miles to the northwest, and the drive can take an hour or more in heavy traffic. Anaheim has its own police, parking rules and local taxes.',
      source: { name: 'County of Orange', href: 'https://www.ocgov.com/' },
    },
    {
      question: 'Which part of Anaheim should I stay in?',
      answer:
        'The Anaheim Resort area, around Harbor Boulevard and Katella Avenue, is closest to the theme parks and the convention center. The Platinum Triangle, to the east, has the stadium, the arena and the train station. Downtown has historic houses, Muzeo and the Packing District. Anaheim Hills is quiet, but you will need a car.',
      source: { name: 'Visit Anaheim', href: 'https://www.visitanaheim.org/' },
    },
    {
      question: 'When is Anaheim most crowded with visitors?',
      answer:
        'The busiest times are the weeks around Christmas and New Year’s, spring break, summer, long weekends and the Halloween season. Weekdays while school is in session are usually less crowded. A large convention can fill hotels in an otherwise quiet week, so check the convention calendar. The Disneyland Resort posts park hours and closed attractions in advance.',
      source: { name: 'Disneyland Resort', href: 'https://disneyland.disney.go.com/' },
    },
    {
      question: 'What clothes should I pack for Anaheim?',
      answer:
        'Pack layers. Summer days are hot and dry, but evenings cool off. In late spring, low clouds, known as “June gloom,” can last until noon. Winter days are mild and nights are chilly, and most of the year’s rain falls from late fall to early spring. Bring sunscreen, a hat and comfortable shoes.',
      source: { name: 'National Weather Service', href: 'https://www.weather.gov/' },
    },
    {
      question: 'How far is Anaheim from the beach?',
      answer:
        'The closest beaches, in Seal Beach, Huntington Beach and Newport Beach, are about 15 miles from the resort area. The drive takes about half an hour in light traffic and much longer on summer weekends. OC Bus also goes to the coast, but it takes longer. Huntington and Bolsa Chica state beaches have parking lots and fire rings. Swim near a lifeguard.',
      source: { name: 'California State Parks', href: 'https://www.parks.ca.gov/' },
    },
    {
      question: 'Which day trips can I make from Anaheim by train?',
      answer:
        'From the ARTIC station, Amtrak’s Pacific Surfliner goes north to Los Angeles and Santa Barbara and south to San Juan Capistrano, with its historic mission, and San Diego. Metrolink serves many of the same stops. Repairs and landslides sometimes close the tracks along the coast, so check for service alerts before you buy a ticket.',
      source: { name: 'Pacific Surfliner', href: 'https://www.pacificsurfliner.com/' },
    },
    {
      question: 'Why is there an extra tax on my hotel bill in Anaheim?',
      answer:
        'It is the transient occupancy tax, a percentage of the room price that hotels collect for the city. Increasing it requires a vote of the people. Hotels in the Anaheim Resort and the Platinum Triangle also collect an assessment for a tourism improvement district. A “resort fee” is a separate charge from the hotel. Ask for the total price before you book.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/anaheim_ca/0-0-0-54221',
      },
    },
    {
      question: 'Is it safe to buy theme park tickets from a reseller?',
      answer:
        'Buy from the park or from a seller it lists as authorized. Disneyland tickets are not transferable, so a partly used ticket bought from someone else can be refused at the gate. Watch out for prices far below the official ones and for sellers who want payment by gift card or payment app. Report fraud to the Federal Trade Commission.',
      source: { name: 'Federal Trade Commission', href: 'https://consumer.ftc.gov/' },
    },
    {
      question: 'What do I do if I lose my passport while visiting Anaheim?',
      answer:
        'If it was stolen, call the Anaheim Police Department’s nonemergency line at 714-765-1900 and ask for a report number. If you are from another country, contact your consulate; most are in Los Angeles, and Mexico also has one in Santa Ana. U.S. citizens should report the loss to the State Department, which cancels the passport permanently.',
      source: { name: 'U.S. Department of State', href: 'https://travel.state.gov/' },
    },
    {
      question: 'Can anyone go to an event at the Anaheim Convention Center?',
      answer:
        'It depends on the event. Trade shows are usually open only to people in the industry who register in advance. Fan conventions and consumer shows sell tickets to the public, and some sell out early. The organizer sets the rules on age limits, bags and registration. The convention center is on Katella Avenue, south of the Disneyland Resort.',
      source: { name: 'Visit Anaheim', href: 'https://www.visitanaheim.org/' },
    },
  ],
};
