import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on renting, buying and building. */
export const housingRealEstate: FaqCategory = {
  name: 'Housing & Real Estate',
  questions: [
    {
      question: 'How much can my landlord raise the rent in Anaheim?',
      answer:
        'The state’s Tenant Protection Act limits yearly increases at many apartments to 5% plus inflation, and never more than 10%. Buildings less than 15 years old are exempt. So are many single-family homes and condos owned by individuals, if the tenant was told of the exemption in writing. For month-to-month tenants, the landlord must give at least 30 days’ written notice, or 90 days for an increase of more than 10%, which is possible only where the cap does not apply. The attorney general explains who is covered.',
      source: {
        name: 'California Attorney General',
        href: 'https://oag.ca.gov/consumers/general/landlord-tenant-issues',
      },
    },
    {
      question: 'What do I do if I get an eviction notice?',
      answer:
        'Get legal advice right away. Note the date and the reason on the notice. A notice from a landlord is not a court order: Only a court can order an eviction, and only the sheriff can carry it out. If you are served with a summons and complaint, you have a short time to file an answer. If you miss the deadline, you can lose without a hearing.',
      source: { name: 'California Courts Self-Help', href: 'https://selfhelp.courts.ca.gov/eviction-tenant' },
    },
    {
      question: 'When do I get my security deposit back after I move out?',
      answer:
        'The landlord has 21 days after you move out to return the deposit or send you an itemized list of deductions. Deductions are allowed for unpaid rent, cleaning and damage beyond ordinary wear and tear. Take dated photos and leave a forwarding address. If you disagree with the deductions, you can go to small claims court.',
      source: {
        name: 'California Courts Self-Help',
        href: 'https://selfhelp.courts.ca.gov/guide-security-deposits-california',
      },
    },
    {
      question: 'How do I apply for a Section 8 housing voucher in Anaheim?',
      answer:
        'The Anaheim Housing Authority runs its own program and waiting list, separate from the county’s. The list opens only from time to time, and applications are not accepted when it is closed. Watch its Applicants page for announcements. Income, household size and local preferences affect your place on it. If your address changes, report it, or you could be removed from the list.',
      source: { name: 'Anaheim Housing Authority', href: 'https://www.anaheim.net/675/Applicants' },
    },
    {
      question: 'Where do I report housing discrimination?',
      answer:
        'File a complaint with the California Civil Rights Department or the U.S. Department of Housing and Urban Development. It is free. State law protects against discrimination based on race, religion, national origin, disability, having children, sexual orientation, source of income and more. Refusing a tenant because of a housing voucher is illegal. Write down names, dates and what was said; deadlines apply.',
      source: { name: 'California Civil Rights Department', href: 'https://calcivilrights.ca.gov/housing/' },
    },
    {
      question: 'Can I build a granny flat behind my house in Anaheim?',
      answer:
        'Usually, yes. State law requires cities to allow an accessory dwelling unit, or ADU, on most residential lots. The city’s code has standards for size, height and distance from property lines, and the Planning and Building Department issues the permits. Talk to the staff before you pay for plans, because easements, slopes and historic districts can affect what you may build.',
      source: { name: 'Anaheim Planning and Building', href: 'https://www.anaheim.net/planning' },
    },
    {
      question: 'Can I rent out my house in Anaheim to visitors for a few nights?',
      answer:
        'Not without a city permit, and the city stopped taking new applications in 2015. A stay of less than 30 days counts as a short-term rental. In 2016, the City Council voted to ban new ones. Rules for existing permits are in the municipal code. Check with the Planning and Building Department before you buy a house for this purpose.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/anaheim_ca/0-0-0-55288',
      },
    },
    {
      question: 'When are property taxes due in Orange County?',
      answer:
        'The first installment is due Nov. 1 and late after Dec. 10. The second is due Feb. 1 and late after April 10. You pay the county Treasurer-Tax Collector, and penalties apply even if you did not receive a bill. New owners also get a supplemental bill. For questions about assessed value, contact the county Assessor.',
      source: { name: 'Orange County Treasurer-Tax Collector', href: 'https://octreasurer.gov/' },
    },
    {
      question: 'How do I check whether a contractor is licensed?',
      answer:
        'Search by name or license number on the Contractors State License Board website. The record shows whether the license is active, which trades it covers, and information about the bond, workers’ compensation insurance and discipline. Ask to see the contractor’s photo ID and get a written contract. State law limits the down payment on a home improvement job.',
      source: { name: 'Contractors State License Board', href: 'https://www.cslb.ca.gov/' },
    },
    {
      question: 'Is there help for first-time homebuyers in Anaheim?',
      answer:
        'The California Housing Finance Agency offers mortgages and down payment loans through approved lenders to buyers who meet its income limits and take a homebuyer course. Some programs close when the money runs out. Ask the city’s housing staff about local programs. To find a HUD-approved housing counselor, call 800-569-4287.',
      source: { name: 'California Housing Finance Agency', href: 'https://www.calhfa.ca.gov/' },
    },
  ],
};
