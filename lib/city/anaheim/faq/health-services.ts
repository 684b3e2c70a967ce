import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on care and public health. */
export const healthServices: FaqCategory = {
  name: 'Health Services',
  questions: [
    {
      question: 'Where is the nearest emergency room in Anaheim?',
      answer:
        'For chest pain, signs of a stroke, heavy bleeding or trouble breathing, call 911 instead of driving. Hospitals with emergency rooms in the city include Kaiser Permanente on East La Palma Avenue and Anaheim Regional Medical Center on West La Palma Avenue. By law, an emergency room must examine and stabilize you whether or not you have insurance.',
      source: { name: 'California Department of Public Health', href: 'https://www.cdph.ca.gov/' },
    },
    {
      question: 'How do I apply for Medi-Cal in Orange County?',
      answer:
        'Apply at BenefitsCal or Covered California, or through the county Social Services Agency by phone or in person. Eligibility depends mainly on household income. Age, disability, pregnancy and immigration status can also matter. Most members get care through CalOptima Health, the county’s Medi-Cal plan. If your income is too high, Covered California shows other plans.',
      source: { name: 'CalOptima Health', href: 'https://www.caloptima.org/' },
    },
    {
      question: 'Where can I see a doctor in Anaheim without insurance?',
      answer:
        'Community health centers see patients with or without insurance and charge based on income and family size. Many also offer dental and mental health care. Enter your ZIP code in the federal search tool to find one near you. When you call, ask about the sliding fee scale. Staff members can also help you apply for Medi-Cal.',
      source: { name: 'HRSA Find a Health Center', href: 'https://findahealthcenter.hrsa.gov/' },
    },
    {
      question: 'Who do I call in a mental health crisis?',
      answer:
        'Call or text 988 at any hour to reach a trained counselor, for yourself or for someone you are worried about. You can also call OC Links, the county’s 24-hour line, at 855-625-4657 for mental health and substance use help or a mobile crisis team. If someone is in immediate danger, call 911 and say it is a mental health emergency.',
      source: { name: 'OC Links', href: 'https://www.ochealthinfo.com/oclinks' },
    },
    {
      question: 'How do I get a copy of my vaccination record?',
      answer:
        'Go to California’s Digital Vaccine Record page and enter your name, date of birth and the cellphone number or email you gave when you were vaccinated. It sends you a link to your record. Parents can request a child’s record. If a vaccine is missing, ask the clinic or doctor that gave it to add it to the state registry.',
      source: { name: 'California Digital Vaccine Record', href: 'https://myvaccinerecord.cdph.ca.gov/' },
    },
    {
      question: 'How can I look up a restaurant’s health inspection in Anaheim?',
      answer:
        'County inspectors check restaurants, markets and food trucks. The Orange County Health Care Agency posts the results online, with recent closures on a separate list. Search by name or address. Each report describes one visit, so read what was corrected as well. You can report suspected food poisoning or an unsanitary kitchen to the same office.',
      source: { name: 'OC Environmental Health', href: 'https://ocfoodinfo.com/' },
    },
    {
      question: 'Who do I call about mosquitoes in my neighborhood?',
      answer:
        'Contact the Orange County Mosquito and Vector Control District. It inspects yards, neglected pools and drains at no charge, gives advice about rats and flies, and tests for West Nile virus. To prevent mosquitoes at home, empty standing water from plant saucers, toys and buckets once a week. Some species can breed in a very small amount of water.',
      source: { name: 'OC Mosquito and Vector Control District', href: 'https://www.ocvector.org/' },
    },
    {
      question: 'What do I do if my child swallows something poisonous?',
      answer:
        'If the child collapses, has a seizure or has trouble breathing, call 911. Otherwise, call California Poison Control at 800-222-1222, free at any hour. Have the container and the child’s weight and age ready. Do not make the child vomit unless you are told to. If a child swallows a button battery, go to an emergency room right away.',
      source: { name: 'California Poison Control System', href: 'https://calpoison.org/' },
    },
    {
      question: 'Where can I get free advice on Medicare?',
      answer:
        'Call HICAP, the state’s health insurance counseling program, at 800-434-0222. Its counselors in Orange County compare plans, explain bills and help with appeals. They do not sell insurance. Call before the fall open enrollment period if you want to change plans, or a few months before you turn 65, because signing up late can mean a permanent penalty.',
      source: { name: 'Council on Aging Southern California', href: 'https://www.coasc.org/' },
    },
    {
      question: 'How do I sign up for WIC in Orange County?',
      answer:
        'Apply online at the state’s WIC website, which connects you with a local office. You will need proof of income, address and identity. WIC provides healthy food, nutrition counseling and breastfeeding support to people who are pregnant or recently gave birth and to children up to age 5. Families on Medi-Cal or CalFresh usually qualify. Fathers and guardians can apply for a child.',
      source: { name: 'California WIC', href: 'https://myfamily.wic.ca.gov/' },
    },
  ],
};
