import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on trains, buses, freeways and parking. */
export const transportationTraffic: FaqCategory = {
  name: 'Transportation & Traffic',
  questions: [
    {
      question: 'Which trains stop in Anaheim?',
      answer:
        'Anaheim has two stations. ARTIC, on Katella Avenue between the arena and the stadium, has Metrolink’s Orange County Line and Amtrak’s Pacific Surfliner. Anaheim Canyon, in the northeast near La Palma and Tustin avenues, has Metrolink’s Inland Empire–Orange County Line to Riverside and San Bernardino. No train joins the two stations, so check which one your ticket names.',
      source: { name: 'Metrolink', href: 'https://metrolinktrains.com/' },
    },
    {
      question: 'How do I plan a bus trip in Anaheim?',
      answer:
        'Use the trip planner of the Orange County Transportation Authority, whose OC Bus lines follow the main streets, among them Harbor Boulevard and Katella Avenue. It shows the route, the fare and the next departure, and service alerts. Shuttles around the resort are run by hotels and other operators and change more often, so ask your hotel what is running now.',
      source: { name: 'Orange County Transportation Authority', href: 'https://www.octa.net/' },
    },
    {
      question: 'Where can I see live freeway traffic around Anaheim?',
      answer:
        'Caltrans QuickMap shows speeds, crashes, lane closures and cameras on a map; by phone, dial 511 for traffic and transit. Interstate 5 and State Routes 55, 57 and 91 all run through or along Anaheim, and a ball game or a convention fills the ramps around it. Look just before you leave, and not while driving.',
      source: { name: 'Caltrans QuickMap', href: 'https://quickmap.dot.ca.gov/' },
    },
    {
      question: 'Do I need a transponder for the 91 Express Lanes?',
      answer:
        'Yes: every vehicle in the express lanes, which run from the 55 in Anaheim into Riverside County, is meant to carry a FasTrak transponder tied to an account, carpools included. There is no booth: cameras read the license plates, and a violation notice comes by mail. The toll depends on the day and hour. The 241 and the other toll roads belong to a different agency with different rules.',
      source: { name: '91 Express Lanes', href: 'https://www.91expresslanes.com/' },
    },
    {
      question: 'What should I do if my car breaks down on the freeway?',
      answer:
        'Steer to the right shoulder if the car still rolls and switch on the hazard lights. If you are stuck in a lane, or someone is hurt, call 911. Otherwise dial 511 and ask for motorist assistance: in its service hours the Freeway Service Patrol sends a tow truck that makes a small repair or takes the car off the freeway, at no charge.',
      source: {
        name: 'OCTA Freeway Service Patrol',
        href: 'https://octa.net/programs-projects/programs/motorist-services-programs/freeway-service-patrol/',
      },
    },
    {
      question: 'Can I take my bicycle on the bus or train?',
      answer:
        'Usually, yes: OC Bus carries bicycles on a rack at the front, first come, first served, and you load your own. On Metrolink you roll it aboard and strap it down in the bicycle area. The Pacific Surfliner asks you to reserve a bicycle space with your ticket. Gas-powered bikes are out; for an electric or oversized one, read the operator’s rules first.',
      source: { name: 'Pacific Surfliner', href: 'https://www.pacificsurfliner.com/' },
    },
    {
      question: 'Is there a ride service for people with disabilities who can’t use the bus?',
      answer:
        'OC ACCESS is a shared ride, booked ahead, for people whose disability keeps them from using regular buses, always or in some situations. You apply to OCTA and come to an assessment in person, which looks at what you can do and not at the name of a diagnosis. Age or distance from a stop alone does not qualify. Regular buses also take wheelchairs.',
      source: { name: 'OC ACCESS', href: 'https://www.octa.net/getting-around/bus/oc-access/' },
    },
    {
      question: 'How do I contest a parking ticket in Anaheim?',
      answer:
        'Ask the agency on the ticket for an initial review, which costs nothing, within 21 days of the ticket or 14 days of the mailing of an overdue notice. If it upholds the ticket, you can request an administrative hearing, and after that appeal to the Superior Court. Each step has its own deadline. An unpaid ticket grows and can block your registration with the DMV.',
      source: {
        name: 'California Vehicle Code 40215',
        href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=VEH&sectionNum=40215',
      },
    },
    {
      question: 'How do I ask for a stop sign, a speed hump or a longer green light?',
      answer:
        'Write to the city’s traffic and transportation division with the place, the time of day and what you have seen. Engineers count cars, measure speeds, read the crash records and compare the result with state standards before they change anything, so it takes a while. Neighbors’ views count, above all for a hump. Signals at freeway ramps are Caltrans’s business.',
      source: {
        name: 'Anaheim Traffic & Transportation',
        href: 'https://www.anaheim.net/361/Traffic-Transportation',
      },
    },
    {
      question: 'Do I have to report a car crash to the DMV?',
      answer:
        'Yes, if anyone was hurt or killed, however slightly, or if the damage is above the sum stated on the form. Each driver, or the insurer for the driver, sends in form SR 1 within ten days, no matter who was at fault. It is separate from the report of the police, or of the Highway Patrol on a freeway. Without it you can lose your license.',
      source: { name: 'California DMV', href: 'https://www.dmv.ca.gov/' },
    },
  ],
};
