import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on the city, the county and what they do. */
export const governmentServices: FaqCategory = {
  name: 'Government & Services',
  questions: [
    {
      question: 'Who runs the city of Anaheim?',
      answer:
        'Seven elected people: a mayor, chosen by voters of the whole city, and six council members, each chosen by one district. Together they are the city council, which passes local laws and the budget and appoints a city manager, who runs the departments from day to day. Anaheim is a charter city, so much of this is laid down in a charter of its own.',
      source: { name: 'Anaheim City Council', href: 'https://www.anaheim.net/173/City-Council' },
    },
    {
      question: 'How can I speak at an Anaheim city council meeting?',
      answer:
        'Come to the council chamber at City Hall, 200 South Anaheim Boulevard, and hand in a speaker card; you need not live in the city. The agenda of a regular meeting must be posted at least 72 hours ahead, and it says when comments are heard, how long each speaker has, and how to comment in writing instead.',
      source: { name: 'Council agendas', href: 'https://www.anaheim.net/councilagendas' },
    },
    {
      question: 'Which Anaheim council district do I live in?',
      answer:
        'Your street address decides. The city has six districts, redrawn after each federal census so that they hold about the same number of people, and the line between two of them can run down the middle of a street. The Registrar of Voters can tell you every district you vote in, from city council and school board to Congress. Check again after any move.',
      source: { name: 'Orange County Registrar of Voters', href: 'https://ocvote.gov/' },
    },
    {
      question: 'What does the county do and what does the city do?',
      answer:
        'The city looks after streets, parks, libraries, zoning, police, fire and, in Anaheim, electricity and water. The county runs public health, social services, the jails, elections and property records, for people in every city; five supervisors, each elected by a district, govern it. Schools belong to neither: independent districts with boards of their own run them.',
      source: { name: 'County of Orange', href: 'https://www.ocgov.com/' },
    },
    {
      question: 'Who supplies electricity, water and gas in Anaheim?',
      answer:
        'At nearly every address, electricity and water come from Anaheim Public Utilities, a department of the city, so you open the account with the city and not with Edison. A few homes at the edges get their water from a neighboring supplier. Natural gas is a separate account with SoCalGas. If you rent, the lease says which bills are yours.',
      source: { name: 'Anaheim Public Utilities', href: 'https://www.anaheim.net/utilities' },
    },
    {
      question: 'Who picks up the trash in Anaheim and what goes in which bin?',
      answer:
        'A hauler under contract to the city empties three bins at most houses: one for trash, one for clean recyclables, and one for yard waste, which takes food scraps too, without a bag. State law asks everyone to keep food out of the trash. Apartment buildings have arrangements of their own, so ask the manager. Batteries and paint belong in none of the bins.',
      source: { name: 'Anaheim organic waste', href: 'https://www.anaheim.net/6048/Organic-waste' },
    },
    {
      question: 'How do I report graffiti, a broken streetlight or dumped furniture?',
      answer:
        'Send a request through Anaheim Anytime, which you find on the city’s website: choose the subject, give the nearest address or cross streets, and describe what you saw. It goes to the department in charge, and you can follow what becomes of it. Freeways and their ramps belong to the state, so report those to Caltrans. If a crime is under way, call 911.',
      source: { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
    },
    {
      question: 'How do I get a copy of a city record?',
      answer:
        'Look first in the City Clerk’s online archive, which holds minutes, resolutions and ordinances of the council. For anything else, send the clerk a request under the California Public Records Act; describe the record and the dates, and you need not say why you want it. The city normally has ten days to tell you whether it has something to release. Some records are exempt.',
      source: {
        name: 'California Public Records Act',
        href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=7922.535',
      },
    },
    {
      question: 'How do I register to vote in Anaheim?',
      answer:
        'Register on the Secretary of State’s website, or fill in a paper form from a library, post office or DMV office. You must be a citizen, live in California and be 18 by election day. The deadline is 15 days before an election; after it, you can still register and vote on the same visit at a vote center. Register again when you move or change your name.',
      source: { name: 'California Secretary of State', href: 'https://registertovote.ca.gov/' },
    },
    {
      question: 'Where do I get a copy of a birth, marriage or death certificate?',
      answer:
        'If the event took place in Orange County, ask the county Clerk-Recorder, in person, by mail or online; elsewhere, ask the county where it happened. Only the person named, close family and a few others may have an authorized copy, which proves identity, and they must show or swear who they are. Anyone else gets a copy marked as information only.',
      source: { name: 'Orange County Clerk-Recorder', href: 'https://www.ocrecorder.com/' },
    },
  ],
};
