import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on renting, buying and building. */
export const housingRealEstate: FaqCategory = {
  name: 'Housing & Real Estate',
  questions: [
    {
      question: 'How much can my landlord raise the rent in Anaheim?',
      answer:
        'The state’s Tenant Protection Act limits the yearly increase in many apartments to a percentage tied to inflation. Newer buildings are exempt, and so are many houses and condominiums owned by individuals if the tenant was told in writing. In a month-to-month tenancy an increase takes at least 30 days’ written notice, more if it is large. The Attorney General explains who is covered.',
      source: {
        name: 'California Attorney General',
        href: 'https://oag.ca.gov/consumers/general/landlord-tenant-issues',
      },
    },
    {
      question: 'What do I do if I get an eviction notice?',
      answer:
        'Read the date and the reason, keep the envelope, and get legal advice at once. A landlord’s notice is not an order to leave: only a court can order an eviction, and only the sheriff can carry it out. If you are served with a summons, you have a short time, stated on the form, to file an answer; if you miss it, you can lose without a hearing.',
      source: { name: 'California Courts Self-Help', href: 'https://selfhelp.courts.ca.gov/eviction-tenant' },
    },
    {
      question: 'When do I get my security deposit back after I move out?',
      answer:
        'California gives the landlord 21 days after you move out to return the deposit or send an itemized list of what was kept and why. Deductions are allowed for unpaid rent, for cleaning back to the state at move-in and for damage beyond ordinary wear, not for faded paint. Take dated photos and leave a forwarding address. A dispute can go to small claims court.',
      source: {
        name: 'California Courts Self-Help',
        href: 'https://selfhelp.courts.ca.gov/guide-security-deposits-california',
      },
    },
    {
      question: 'How do I apply for a Section 8 housing voucher in Anaheim?',
      answer:
        'The Anaheim Housing Authority runs its own voucher program and waiting list, separate from the county’s. The list opens only now and then, and applications outside those windows are not taken, so look at the applicants page for news. Income, household size and local preferences decide your place. Once on the list, report every change of address, or you may be dropped.',
      source: { name: 'Anaheim Housing Authority', href: 'https://www.anaheim.net/675/Applicants' },
    },
    {
      question: 'Where do I report housing discrimination?',
      answer:
        'File a complaint with the California Civil Rights Department, or with the federal housing department, HUD; neither charges a fee. State law protects, among others, race, religion, national origin, disability, families with children, sexual orientation and source of income, so a refusal to consider a housing voucher counts as well. Write down names, dates and what was said, because deadlines apply.',
      source: { name: 'California Civil Rights Department', href: 'https://calcivilrights.ca.gov/housing/' },
    },
    {
      question: 'Can I build a granny flat behind my house in Anaheim?',
      answer:
        'Usually yes. State law requires cities to allow an accessory dwelling unit on most lots zoned for homes, and Anaheim’s code follows it with standards for size, height and distance from the lot line. Planning and Building reviews the plans and issues the permits. Ask staff about your parcel before you pay for drawings; easements, slopes and historic districts can change the answer.',
      source: { name: 'Anaheim Planning and Building', href: 'https://www.anaheim.net/planning' },
    },
    {
      question: 'Can I rent out my house in Anaheim to visitors for a few nights?',
      answer:
        'Not without a city permit, and do not count on a new one. Any stay of less than 30 days is a short-term rental. Anaheim stopped taking applications in 2015 and banned new rentals in 2016, after complaints from neighborhoods; the code now deals with existing permits and their renewal. Ask the Planning Department before you buy a house with this in mind, and read the rules of any homeowners association.',
      source: {
        name: 'Anaheim Municipal Code',
        href: 'https://codelibrary.amlegal.com/codes/anaheim/latest/anaheim_ca/0-0-0-55288',
      },
    },
    {
      question: 'When are property taxes due in Orange County?',
      answer:
        'The yearly bill comes in two installments: the first is due November 1 and late after December 10, the second due February 1 and late after April 10. The Treasurer-Tax Collector collects them, and a penalty applies even if no bill reached you. New owners also get a supplemental bill, often after closing. Questions about the assessed value go to the county Assessor.',
      source: { name: 'Orange County Treasurer-Tax Collector', href: 'https://octreasurer.gov/' },
    },
    {
      question: 'How do I check whether a contractor is licensed?',
      answer:
        'Look up the name or license number with the Contractors State License Board. The record shows whether the license is active, which trades it covers, the bond, workers’ compensation insurance and any discipline. Then compare it with the contractor’s photo ID. Get a written contract, and do not pay ahead of the work: state law limits the down payment on home improvement jobs.',
      source: { name: 'Contractors State License Board', href: 'https://www.cslb.ca.gov/' },
    },
    {
      question: 'Is there help for first-time home buyers in Anaheim?',
      answer:
        'The California Housing Finance Agency offers mortgages and down payment loans through approved lenders, to buyers within its income limits who take a homebuyer course. Some programs open only while money lasts. City and county programs come and go as well, so ask the city’s housing staff. A HUD-approved counselor can go through your budget; call 800-569-4287 to find one.',
      source: { name: 'California Housing Finance Agency', href: 'https://www.calhfa.ca.gov/' },
    },
  ],
};
