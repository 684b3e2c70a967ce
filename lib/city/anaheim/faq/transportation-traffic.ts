import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on trains, buses, freeways and parking. */
export const transportationTraffic: FaqCategory = {
  name: 'Transportation & Traffic',
  questions: [
    {
      question: 'Which trains stop in Anaheim?',
      answer:
        'Anaheim has two stations. ARTIC, on Katella Avenue near the Honda Center and Angel Stadium, is served by Metrolink’s Orange County Line and Amtrak’s Pacific Surfliner. Anaheim Canyon, near La Palma and Tustin avenues, is on Metrolink’s Inland Empire-Orange County Line, which goes to Riverside and San Bernardino. No train connects the two stations, so check which one is on your ticket.',
      source: { name: 'Metrolink', href: 'https://metrolinktrains.com/' },
    },
    {
      question: 'How do I plan a bus trip in Anaheim?',
      answer:
        'Use the trip planner on the Orange County Transportation Authority’s website. Its OC Bus lines follow the main streets, including Harbor Boulevard and Katella Avenue. The planner shows routes, fares and departure times. Shuttles around the resort are run by hotels and other operators and change more often, so ask your hotel what is running.',
      source: { name: 'Orange County Transportation Authority', href: 'https://www.octa.net/' },
    },
    {
      question: 'Where can I see live freeway traffic around Anaheim?',
      answer:
        'Caltrans QuickMap shows speeds, crashes, lane closures and live cameras. You can also call 511 for traffic and transit information. Interstate 5 and the 55, 57 and 91 freeways run through or next to Anaheim. Games, concerts and conventions cause backups at nearby exits. Check before you leave, not while driving.',
      source: { name: 'Caltrans QuickMap', href: 'https://quickmap.dot.ca.gov/' },
    },
    {
      question: 'Do I need a transponder for the 91 Express Lanes?',
      answer:
        'Yes. Every vehicle in the 91 Express Lanes, including carpools, needs a FasTrak transponder with a valid account. The lanes run from the 55 Freeway in Anaheim into Riverside County. There are no toll booths; cameras read license plates and violation notices come by mail. Tolls depend on the day and hour. The 241 and other toll roads have different rules.',
      source: { name: '91 Express Lanes', href: 'https://www.91expresslanes.com/' },
    },
    {
      question: 'What should I do if my car breaks down on the freeway?',
      answer:
        'Move to the right shoulder if you can and turn on your hazard lights. If you are stuck in a traffic lane or someone is hurt, call 911. Otherwise, call 511 and ask for motorist assistance. During its service hours, the Freeway Service Patrol sends a tow truck that can make small repairs or move your car off the freeway for free.',
      source: {
        name: 'OCTA Freeway Service Patrol',
        href: 'https://octa.net/programs-projects/programs/motorist-services-programs/freeway-service-patrol/',
      },
    },
    {
      question: 'Can I take my bicycle on the bus or train?',
      answer:
        'Usually, yes. OC Bus has bike racks on the front of each bus, first come, first served. On Metrolink, roll your bike aboard and strap it in the bike area. On the Pacific Surfliner, reserve a bike space with your ticket. Gas-powered bikes are not allowed. If yours is electric or oversized, check the rules first.',
      source: { name: 'Pacific Surfliner', href: 'https://www.pacificsurfliner.com/' },
    },
    {
      question: 'Is there a ride service for people with disabilities who can’t use the bus?',
      answer:
        'OC ACCESS is a shared-ride service for people whose disability prevents them from using regular buses some or all of the time. You apply to the Orange County Transportation Authority and have an in-person assessment. Eligibility is based on what you are able to do, not on a diagnosis; age or distance from a bus stop alone does not qualify. Regular buses are wheelchair accessible.',
      source: { name: 'OC ACCESS', href: 'https://www.octa.net/getting-around/bus/oc-access/' },
    },
    {
      question: 'How do I contest a parking ticket in Anaheim?',
      answer:
        'Request an initial review from the agency named on the ticket within 21 days of the ticket or 14 days of the mailed notice. It is free. If the agency upholds the ticket, you can request an administrative hearing, then appeal to Superior Court. Each step has a deadline. If you do not pay, the fine grows and you may not be able to renew your registration.',
      source: {
        name: 'California Vehicle Code 40215',
        href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=VEH&sectionNum=40215',
      },
    },
    {
      question: 'How do I ask for a stop sign, a speed hump or a longer green light?',
      answer:
        'Contact the city’s traffic and transportation division with the location, the time of day and the problem. Engineers count traffic, measure speeds, review crash records and compare the results with state standards, which takes time. For speed humps, the city also considers what neighbors think. Caltrans handles signals at freeway ramps.',
      source: {
        name: 'Anaheim Traffic & Transportation',
        href: 'https://www.anaheim.net/361/Traffic-Transportation',
      },
    },
    {
      question: 'Do I have to report a car crash to the DMV?',
      answer:
        'Yes, if anyone was hurt or killed, or if the damage to anyone’s property is more than $1,000, as of 2026. Each driver, or an insurance agent or lawyer for the driver, must send the DMV an SR-1 form within 10 days, no matter who was at fault. A police report does not replace it. You can lose your license if you do not report.',
      source: { name: 'California DMV', href: 'https://www.dmv.ca.gov/' },
    },
  ],
};
