import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on work, wages and starting a business. */
export const businessEconomy: FaqCategory = {
  name: 'Business & Economy',
  questions: [
    {
      question: 'Do I need a business license in Anaheim?',
      answer:
        'Yes, as a rule, if you do business in the city, whether from a shop, a home or a van that comes in from another town. Apply to the city’s business license office before you begin, and renew when it falls due. The license does not replace other permissions: zoning, building, fire, health or a state license for your trade may come on top.',
      source: {
        name: 'Anaheim Business License',
        href: 'https://www.anaheim.net/830/Business-License',
      },
    },
    {
      question: 'How do I register a business name in Orange County?',
      answer:
        'If you trade under a name that leaves out your own last name, file a fictitious business name statement with the county Clerk-Recorder and have it published in a local newspaper within the time set by law. It lasts five years. A corporation or LLC is formed with the Secretary of State instead. Neither filing makes the name a trademark.',
      source: { name: 'Orange County Clerk-Recorder', href: 'https://www.ocrecorder.com/' },
    },
    {
      question: 'Do I need a seller’s permit?',
      answer:
        'If you sell or lease goods that a person can see and touch, yes, even for a few weekends at a fair or swap meet. The California Department of Tax and Fee Administration issues it. You then collect sales tax at the rate for the place of sale, which you can look up by address, and file returns. Pure services are mostly not taxed.',
      source: {
        name: 'California Department of Tax and Fee Administration',
        href: 'https://www.cdtfa.ca.gov/',
      },
    },
    {
      question: 'Can I run a business from my home in Anaheim?',
      answer:
        'Often, as long as the home stays a home. The zoning code allows home occupations that keep the noise, visitors, signs and deliveries within limits, and rules some trades out. You need a business license all the same. The Planning Department decides what fits the code; a landlord or a homeowners association may be stricter, so ask them too.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/overview',
      },
    },
    {
      question: 'What permits do I need to sell food in Anaheim?',
      answer:
        'A health permit from the county’s Environmental Health division, whether you have a restaurant, a truck, a cart or a booth. Jams, cookies and the like made in a home kitchen fall under the state’s cottage food law, which means a registration or permit from the same office. Have plans checked before you buy equipment. The city adds its license and its rules for sidewalks.',
      source: { name: 'Orange County food safety', href: 'https://www.ocfoodinfo.com/' },
    },
    {
      question: 'Who gives free advice to small businesses?',
      answer:
        'Programs backed by the federal Small Business Administration. SCORE pairs you with a volunteer who has run a business; the Small Business Development Center has paid advisers on plans, loans and marketing; Women’s Business Centers do similar work, for men too. One-on-one advice is free, while some courses cost a little. The SBA’s map shows the ones nearest to you.',
      source: {
        name: 'U.S. Small Business Administration',
        href: 'https://www.sba.gov/local-assistance',
      },
    },
    {
      question: 'Where can I get help finding a job in Anaheim?',
      answer:
        'At an America’s Job Center of California, where staff help with résumés, interviews and training at no charge; Anaheim and the county each have a workforce board that provides such centers. CalJOBS, the state’s job bank, lists openings and hiring events. If you have lost your job, file for unemployment with the EDD in the same week, because claims start when you apply.',
      source: { name: 'CalJOBS', href: 'https://www.caljobs.ca.gov/' },
    },
    {
      question: 'What is the minimum wage in Anaheim?',
      answer:
        'For most jobs it is California’s, which can rise each January 1. Fast food chains and many health care employers have higher state minimums. Anaheim’s Measure L, passed by voters in 2018, sets a higher one for hospitality employers in the resort area that benefit from a city tax rebate. Where two apply, the higher one counts, and the rate must be posted at work.',
      source: {
        name: 'California Department of Industrial Relations',
        href: 'https://www.dir.ca.gov/dlse/faq_minimumwage.htm',
      },
    },
    {
      question: 'What can I do if my employer doesn’t pay me?',
      answer:
        'File a wage claim with the California Labor Commissioner, which costs nothing and needs no lawyer. It covers unpaid hours, overtime, missed breaks and the last paycheck, whatever your immigration status. Keep pay stubs and your own notes of hours worked. How far back you can claim depends on the kind of pay, so do not wait; punishing you for a claim is against the law.',
      source: {
        name: 'California Labor Commissioner',
        href: 'https://www.dir.ca.gov/dlse/howtofilewageclaim.htm',
      },
    },
    {
      question: 'What are the main industries in Anaheim?',
      answer:
        'Visitors come first: the Disneyland Resort, the convention center, the hotels, the stadium and the arena, with a hotel room tax that is a mainstay of the city’s general fund. Anaheim Canyon, in the northeast, is the district of factories, warehouses and offices. Hospitals, schools and small shops employ many others. Until the 1950s it was oranges; before them, grapes.',
      source: {
        name: 'Anaheim operating budget',
        href: 'https://www.anaheim.net/271/Operating-Budget-CIP',
      },
    },
  ],
};
