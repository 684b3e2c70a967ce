import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on the city, the county and what they do. */
export const governmentServices: FaqCategory = {
  name: 'Government & Services',
  questions: [
    {
      question: 'Who runs the city of Anaheim?',
      answer:
        'A seven-member City Council: a mayor elected citywide and six members elected by district. The council passes local laws, adopts the budget and appoints a city manager, who runs city departments. Anaheim is a charter city, which means that many of its rules are in its own charter rather than in general state law.',
      source: { name: 'Anaheim City Council', href: 'https://www.anaheim.net/173/City-Council' },
    },
    {
      question: 'How can I speak at an Anaheim City Council meeting?',
      answer:
        'Go to the Council Chamber at City Hall, 200 S. Anaheim Blvd., and fill out a speaker card before the meeting. You do not have to live in the city. The agenda for a regular meeting is posted at least 72 hours ahead. It says when public comments are taken, how long you may speak and how to comment in writing or remotely.',
      source: { name: 'Council agendas', href: 'https://www.anaheim.net/councilagendas' },
    },
    {
      question: 'Which Anaheim council district do I live in?',
      answer:
        'It depends on your street address. The city has six districts, and the lines are redrawn after each federal census. A district line can run down the middle of a street. The Registrar of Voters can tell you all of the districts you vote in, from school board to Congress. Check again whenever you move.',
      source: { name: 'Orange County Registrar of Voters', href: 'https://ocvote.gov/' },
    },
    {
      question: 'What does the county do and what does the city do?',
      answer:
        'The city handles streets, parks, libraries, zoning, police and fire. In Anaheim, it also provides electricity and water. The county handles public health, social services, jails, elections and property records for all cities, and is governed by five elected supervisors. Public schools are run by separate school districts with their own elected boards.',
      source: { name: 'County of Orange', href: 'https://www.ocgov.com/' },
    },
    {
      question: 'Who supplies electricity, water and gas in Anaheim?',
      answer:
        'Anaheim Public Utilities, a city department, provides electricity and water at nearly every address. A few homes near the city limits get water from another supplier. Natural gas comes from SoCalGas, which is a separate account. If you rent, check your lease to see which bills you pay.',
      source: { name: 'Anaheim Public Utilities', href: 'https://www.anaheim.net/utilities' },
    },
    {
      question: 'Who picks up the trash in Anaheim, and what goes in which bin?',
      answer:
        'Republic Services, under a contract with the city, picks up three bins at most homes: trash, recycling and yard waste. Food scraps go in the yard waste bin with other organic waste, loose and without a bag. State law requires that food be kept out of the trash. In apartments and condos, ask the manager. Do not put batteries or paint in any bin.',
      source: { name: 'Anaheim organic waste', href: 'https://www.anaheim.net/6048/Organic-waste' },
    },
    {
      question: 'How do I report graffiti, a broken streetlight or dumped furniture?',
      answer:
        'For graffiti or dumped furniture, use Anaheim Anytime, the city’s service request system, on the city’s website. For a streetlight that is out, contact Anaheim Public Utilities. Choose the type of problem, give the address or nearest cross streets and describe what you saw. You can track the request. For problems on freeways and ramps, contact Caltrans. If you see a crime in progress, call 911.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
    },
    {
      question: 'How do I get a copy of a city record?',
      answer:
        'First check the city clerk’s online archive, which has council minutes, resolutions and ordinances. For other records, send the clerk a request under the California Public Records Act. Describe the records and the dates; you do not have to say why you want them. The city generally has 10 days to decide whether it has records to release. Some are exempt.',
      source: {
        name: 'California Public Records Act',
        href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=7922.535',
      },
    },
    {
      question: 'How do I register to vote in Anaheim?',
      answer:
        'Register online with the secretary of state, or fill out a paper form, available at libraries, post offices and DMV offices. You must be a U.S. citizen, live in California and be 18 by Election Day. The deadline is 15 days before the election. After that, you can register and vote the same day at a vote center. Register again if you move or change your name.',
      source: { name: 'California Secretary of State', href: 'https://registertovote.ca.gov/' },
    },
    {
      question: 'Where do I get a copy of a birth, marriage or death certificate?',
      answer:
        'If the birth, marriage or death took place in Orange County, order a copy from the county Clerk-Recorder in person, by mail or online. For a birth or death in the past year or so, the county Health Care Agency may have the record instead. If it took place elsewhere in California, contact the county where it happened. Only the person named, close relatives and certain others can get a certified copy that is valid as identification. Anyone else can get an informational copy.',
      source: { name: 'Orange County Clerk-Recorder', href: 'https://www.ocrecorder.com/' },
    },
  ],
};
