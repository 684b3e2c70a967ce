import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on work, wages and starting a business. */
export const businessEconomy: FaqCategory = {
  name: 'Business & Economy',
  questions: [
    {
      question: 'Do I need a business license in Anaheim?',
      answer:
        'Usually, yes. You need one if you do business in the city, whether you work in a shop, at home or out of a vehicle, even if you are based in another city. Apply before you start, and renew it on time. You may also need zoning, building, fire, health or state approval for your type of business.',
      source: {
        name: 'Anaheim Business License',
        href: 'https://www.anaheim.net/830/Business-License',
      },
    },
    {
      question: 'How do I register a business name in Orange County?',
      answer:
        'If the name does not include your last name, file a fictitious business name statement with the county Clerk-Recorder and publish it in a local newspaper by the legal deadline. The statement is good for five years. To form a corporation or an LLC, file with the secretary of state instead. Neither filing protects the name as a trademark.',
      source: { name: 'Orange County Clerk-Recorder', href: 'https://www.ocrecorder.com/' },
    },
    {
      question: 'Do I need a seller’s permit?',
      answer:
        'Yes, if you sell or lease physical goods in California, even for a few weekends at a swap meet or craft fair. The California Department of Tax and Fee Administration issues the permit at no charge. You then collect sales tax at the local rate and file returns. Most services are not taxed.',
      source: {
        name: 'California Department of Tax and Fee Administration',
        href: 'https://www.cdtfa.ca.gov/',
      },
    },
    {
      question: 'Can I run a business from my home in Anaheim?',
      answer:
        'Often, yes. The zoning code allows home businesses that meet its limits on noise, visitors, signs and deliveries, and it does not allow some types of business. You still need a business license. Ask the Planning and Building Department before you start, and check with your landlord or homeowners association, which may have stricter rules.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/overview',
      },
    },
    {
      question: 'What permits do I need to sell food in Anaheim?',
      answer:
        'You need a health permit from the county’s Environmental Health division for a restaurant, food truck, cart or booth. For a restaurant or a food truck or cart, ask for a plan review before you buy equipment. To sell homemade items such as cookies and jam, you need a cottage food registration or permit from the same office. The city also requires a business license.',
      source: { name: 'Orange County food safety', href: 'https://www.ocfoodinfo.com/' },
    },
    {
      question: 'Who gives free advice to small businesses?',
      answer:
        'Start with programs supported by the U.S. Small Business Administration. SCORE matches you with a volunteer mentor. Small Business Development Centers and Women’s Business Centers help with business plans, loans and marketing. One-on-one advice is free; some workshops have a fee. Use the SBA’s map to find the office closest to you.',
      source: {
        name: 'U.S. Small Business Administration',
        href: 'https://www.sba.gov/local-assistance',
      },
    },
    {
      question: 'Where can I get help finding a job in Anaheim?',
      answer:
        'An America’s Job Center of California offers free help with resumes, interviews and training. Anaheim and the county each have a workforce board that runs these centers. CalJOBS, the state’s job site, lists openings and hiring events. If you lost your job, apply right away for unemployment benefits with the state Employment Development Department, or EDD, because your claim does not start until you apply.',
      source: { name: 'CalJOBS', href: 'https://www.caljobs.ca.gov/' },
    },
    {
      question: 'What is the minimum wage in Anaheim?',
      answer:
        'For most jobs, it is the state minimum wage: $16.90 an hour in 2026. It can change each Jan. 1. Fast-food chains and many health care employers must pay more under state law. Measure L, passed by Anaheim voters in 2018, sets a higher wage at resort-area businesses that receive certain city tax rebates. Your employer must post the current rate.',
      source: {
        name: 'California Department of Industrial Relations',
        href: 'https://www.dir.ca.gov/dlse/faq_minimumwage.htm',
      },
    },
    {
      question: 'What can I do if my employer doesn’t pay me?',
      answer:
        'File a wage claim with the California Labor Commissioner. It is free, you do not need a lawyer, and it does not matter what your immigration status is. Claims can cover unpaid hours, overtime, missed breaks and a final paycheck. Keep pay stubs and your own record of hours. Deadlines apply, and it is illegal for an employer to retaliate.',
      source: {
        name: 'California Labor Commissioner',
        href: 'https://www.dir.ca.gov/dlse/howtofilewageclaim.htm',
      },
    },
    {
      question: 'What are the main industries in Anaheim?',
      answer:
        'Tourism is the largest: the Disneyland Resort, the convention center, hotels, the stadium and the arena. The hotel tax is one of the city’s main sources of revenue. Anaheim Canyon, in the northeast, is the city’s main business district for manufacturing, warehouses and offices. Hospitals, schools and small businesses are also major employers.',
      source: {
        name: 'Anaheim operating budget',
        href: 'https://www.anaheim.net/271/Operating-Budget-CIP',
      },
    },
  ],
};
