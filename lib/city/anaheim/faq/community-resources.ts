import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on help and on helping. */
export const communityResources: FaqCategory = {
  name: 'Community Resources',
  questions: [
    {
      question: 'Who do I call when I need help and don’t know which agency to ask?',
      answer:
        'Dial 211. Operators at 211 Orange County keep a directory of food, shelter, counseling, transport, health and legal services, and can tell you which ones fit your situation and your part of town. The call is free and confidential, and interpreters are available. For a life in danger, call 911 instead.',
      source: { name: '211 Orange County', href: 'https://www.211oc.org/' },
    },
    {
      question: 'Where can I get help with groceries in Anaheim?',
      answer:
        'For food this week, Second Harvest Food Bank’s website shows pantries and school or church distributions by location. For help every month, apply for CalFresh, the state’s food benefit, at BenefitsCal or through the county Social Services Agency at 800-281-9799. Whether you qualify depends mainly on household income and size, and for some people on work rules or immigration status; the county decides.',
      source: { name: 'Second Harvest Food Bank of Orange County', href: 'https://www.feedoc.org/' },
    },
    {
      question: 'Where can I get free legal help in Orange County?',
      answer:
        'Community Legal Aid SoCal takes civil cases, such as evictions, family matters and public benefits, for people within its income limits. The Superior Court’s self-help centers explain forms and procedure to anyone without a lawyer, though they cannot take your side. In a criminal case, the court can appoint a public defender if you cannot afford an attorney.',
      source: { name: 'Community Legal Aid SoCal', href: 'https://www.communitylegalsocal.org/' },
    },
    {
      question: 'What services are there for older adults in Anaheim?',
      answer:
        'The county’s Office on Aging is the place to start: it gives advice on home-delivered meals, rides, caregiver support and health insurance counseling, and knows who provides them in Anaheim. Its information line is 800-510-2020. The city runs senior programs of its own at community centers. Most federally funded programs begin at age 60; some also look at need.',
      source: { name: 'OC Office on Aging', href: 'https://www.officeonaging.ocgov.com/' },
    },
    {
      question: 'Who helps veterans in Anaheim with VA benefits?',
      answer:
        'The Orange County Veterans Service Office helps veterans, spouses and dependents fill out and file claims for disability compensation, pensions and survivors’ benefits, at no charge. Bring the DD214 discharge paper if you have it. The office prepares the claim and pursues it, the U.S. Department of Veterans Affairs decides it; beware of firms that ask a fee for an initial claim.',
      source: { name: 'Orange County Veterans Service Office', href: 'https://www.veterans.ocgov.com/' },
    },
    {
      question: 'Where can I get trustworthy help with a citizenship application?',
      answer:
        'Ask a licensed attorney or a representative accredited by the U.S. Department of Justice; nobody else may give legal advice on immigration. In the United States a notary public, or “notario,” is not a lawyer. The form is the N-400; USCIS offers the civics questions and study materials free, and libraries and adult schools often hold preparation classes.',
      source: {
        name: 'U.S. Citizenship and Immigration Services',
        href: 'https://www.uscis.gov/citizenship',
      },
    },
    {
      question: 'How do I find licensed child care in Anaheim?',
      answer:
        'MyChildCarePlan lets you search licensed centers and home day cares by address, age and hours, and points you to the county’s referral agency, which can also tell you about subsidies. Before you choose, look up inspection reports with the state’s Community Care Licensing Division and visit while children are there. Whether you can get help paying depends on income, need and the funds available.',
      source: { name: 'MyChildCarePlan', href: 'https://mychildcareplan.org/' },
    },
    {
      question: 'Which agencies in Anaheim serve people with disabilities?',
      answer:
        'The Dayle McIntosh Center, an independent living center with an office in Anaheim, helps with benefits, housing searches, assistive devices and advocacy for any disability. The Regional Center of Orange County coordinates services for developmental disabilities, including early help for babies and toddlers. For a child in school, ask the school district in writing for an evaluation.',
      source: { name: 'Dayle McIntosh Center', href: 'https://daylemc.org/' },
    },
    {
      question: 'Where can I turn if someone hurts or threatens me at home?',
      answer:
        'In immediate danger call 911. The National Domestic Violence Hotline, 1-800-799-7233 or the word START texted to 88788, answers day and night, helps you plan, and can connect you with a shelter in Orange County. The Superior Court issues restraining orders, and asking for one against a spouse, partner or close relative costs nothing. Use a device the other person cannot check.',
      source: { name: 'National Domestic Violence Hotline', href: 'https://www.thehotline.org/' },
    },
    {
      question: 'How can I volunteer in Anaheim?',
      answer:
        'OneOC, the county’s volunteer center, lists openings at nonprofits by interest, date and age, which helps families and school students who need service hours. The city takes volunteers too, for instance in its libraries and parks. Work with children or older people usually requires a background check, so allow some time between signing up and starting.',
      source: { name: 'OneOC', href: 'https://www.oneoc.org/' },
    },
  ],
};
