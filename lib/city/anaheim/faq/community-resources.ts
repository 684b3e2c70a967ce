import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on help and on helping. */
export const communityResources: FaqCategory = {
  name: 'Community Resources',
  questions: [
    {
      question: 'Who do I call when I need help and don’t know which agency to ask?',
      answer:
        'Call 211. Operators at 211 Orange County can refer you to food, shelter, counseling, transportation, health care and legal services near you. The call is free and confidential, and interpreters are available. If someone’s life is in danger, call 911 instead.',
      source: { name: '211 Orange County', href: 'https://www.211oc.org/' },
    },
    {
      question: 'Where can I get help with groceries in Anaheim?',
      answer:
        'For food this week, use the pantry finder on Second Harvest Food Bank’s website. For monthly help, apply for CalFresh (food stamps) at BenefitsCal or call the county Social Services Agency at 800-281-9799. Eligibility depends mainly on income and household size. Work requirements or immigration status can also matter, and the county decides each case.',
      source: { name: 'Second Harvest Food Bank of Orange County', href: 'https://www.feedoc.org/' },
    },
    {
      question: 'Where can I get free legal help in Orange County?',
      answer:
        'Community Legal Aid SoCal handles civil cases, such as evictions, family law and public benefits, for people with low incomes. The Superior Court’s self-help centers explain forms and procedures to anyone without a lawyer, but they cannot represent you. In a criminal case, ask the court for a public defender if you cannot afford a lawyer.',
      source: { name: 'Community Legal Aid SoCal', href: 'https://www.communitylegalsocal.org/' },
    },
    {
      question: 'What services are there for older adults in Anaheim?',
      answer:
        'The county’s Office on Aging can connect you with home-delivered meals, rides, caregiver support and health insurance counseling. Call 800-510-2020. The city also runs senior programs at community centers. Many federally funded programs are open to people 60 and older; some consider income or need.',
      source: { name: 'OC Office on Aging', href: 'https://www.officeonaging.ocgov.com/' },
    },
    {
      question: 'Who helps veterans in Anaheim with VA benefits?',
      answer:
        'The Orange County Veterans Service Office helps veterans, spouses and dependents file claims for disability compensation, pensions and survivors benefits, free of charge. Bring discharge papers (form DD-214) if you have them. The U.S. Department of Veterans Affairs makes the decision. Be careful with companies that charge a fee to file an initial claim.',
      source: { name: 'Orange County Veterans Service Office', href: 'https://www.veterans.ocgov.com/' },
    },
    {
      question: 'Where can I get trustworthy help with a citizenship application?',
      answer:
        'See a licensed attorney or a representative accredited by the U.S. Department of Justice. No one else may give legal advice on immigration. In the United States, a notary public (“notario”) is not a lawyer. The application is Form N-400. USCIS has free study materials, and libraries and adult schools offer classes.',
      source: {
        name: 'U.S. Citizenship and Immigration Services',
        href: 'https://www.uscis.gov/citizenship',
      },
    },
    {
      question: 'How do I find licensed child care in Anaheim?',
      answer:
        'Search MyChildCarePlan by address, age and hours. It also lists the county’s referral agency, which can tell you about help with costs. Before you choose, look up inspection reports from the state’s Community Care Licensing Division and visit while children are there. Financial aid depends on income, need and available funding.',
      source: { name: 'MyChildCarePlan', href: 'https://mychildcareplan.org/' },
    },
    {
      question: 'Which agencies in Anaheim serve people with disabilities?',
      answer:
        'The Dayle McIntosh Center in Anaheim helps people with any type of disability get benefits, housing, equipment and advocacy. The Regional Center of Orange County coordinates services for people with developmental disabilities, including early intervention for babies and toddlers. If your child needs help in school, ask the school district in writing for an evaluation.',
      source: { name: 'Dayle McIntosh Center', href: 'https://daylemc.org/' },
    },
    {
      question: 'Where can I turn if someone hurts or threatens me at home?',
      answer:
        'If you are in immediate danger, call 911. You can call the National Domestic Violence Hotline at 800-799-7233 or text START to 88788 at any hour. Advocates can help you make a safety plan and find a shelter. The Superior Court issues domestic violence restraining orders without a filing fee. If someone may be checking your phone or computer, use a different one.',
      source: { name: 'National Domestic Violence Hotline', href: 'https://www.thehotline.org/' },
    },
    {
      question: 'How can I volunteer in Anaheim?',
      answer:
        'OneOC, the county’s volunteer center, lists opportunities by interest, date and age, including projects for families and students who need service hours. The city also uses volunteers in its libraries and parks. Most work with children or older adults requires a background check, so apply early.',
      source: { name: 'OneOC', href: 'https://www.oneoc.org/' },
    },
  ],
};
