import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on care and public health. */
export const healthServices: FaqCategory = {
  name: 'Health Services',
  questions: [
    {
      question: 'Where is the nearest emergency room in Anaheim?',
      answer:
        'Several hospitals in the city have one, among them Kaiser Permanente on East La Palma Avenue and Anaheim Regional Medical Center on West La Palma Avenue. For chest pain, signs of a stroke or heavy bleeding, call 911 rather than drive. Under federal law an emergency room must examine and stabilize you whatever your insurance. The state’s public health department lists licensed hospitals.',
      source: { name: 'California Department of Public Health', href: 'https://www.cdph.ca.gov/' },
    },
    {
      question: 'How do I apply for Medi-Cal in Orange County?',
      answer:
        'Apply at BenefitsCal, through Covered California, or with the county Social Services Agency by phone or in person. The county decides, mainly on household income; age, disability, pregnancy and immigration status can matter too. Most members are then enrolled in CalOptima Health, the county’s public plan, which helps you choose a doctor. With a higher income, Covered California shows what other plans would cost.',
      source: { name: 'CalOptima Health', href: 'https://www.caloptima.org/' },
    },
    {
      question: 'Where can I see a doctor in Anaheim without insurance?',
      answer:
        'Community health centers treat patients with or without insurance and set the charge by income and family size; many also have dentists and counselors. The federal finder shows those near your ZIP code. Ask for the sliding scale when you make the appointment, and bring proof of income if you have it. Staff can also check whether you qualify for Medi-Cal.',
      source: { name: 'HRSA Find a Health Center', href: 'https://findahealthcenter.hrsa.gov/' },
    },
    {
      question: 'Who do I call in a mental health crisis?',
      answer:
        'Call or text 988 at any hour to reach a trained counselor, for yourself or because you worry about someone else. The county’s OC Links, 855-625-4657, also answers around the clock; it can connect you with treatment, including for alcohol and drugs, and send a mobile crisis team. If there is a weapon or immediate danger, call 911 and say that it is a mental health emergency.',
      source: { name: 'OC Links', href: 'https://www.ochealthinfo.com/oclinks' },
    },
    {
      question: 'How do I get a copy of my vaccination record?',
      answer:
        'Enter your name, date of birth and the phone number or email you gave at the vaccination on California’s Digital Vaccine Record page, and it sends a link to your record. Parents can ask for a child’s. Older or out-of-state shots may be missing; the clinic or doctor that gave them can supply proof and add it to the state registry.',
      source: { name: 'California Digital Vaccine Record', href: 'https://myvaccinerecord.cdph.ca.gov/' },
    },
    {
      question: 'How can I look up a restaurant’s health inspection in Anaheim?',
      answer:
        'County inspectors, not the city, check restaurants, markets and food trucks, and the Orange County Health Care Agency posts the results online, with recent closures on a separate list. Search by name or street. A report tells what was found on one day, so read what was corrected as well. You can report suspected food poisoning or a dirty kitchen to the same office.',
      source: { name: 'OC Environmental Health', href: 'https://ocfoodinfo.com/' },
    },
    {
      question: 'Who do I call about mosquitoes in my neighborhood?',
      answer:
        'The Orange County Mosquito and Vector Control District inspects yards, neglected pools and drains on request, without a bill to the resident; it also advises on rats and flies and tests for West Nile virus. You can do the most yourself: once a week, tip out water in saucers, toys and buckets. The small biting mosquitoes active by day breed in very little of it.',
      source: { name: 'OC Mosquito and Vector Control District', href: 'https://www.ocvector.org/' },
    },
    {
      question: 'What do I do if my child swallows something poisonous?',
      answer:
        'If the child has collapsed, has a seizure or struggles to breathe, call 911. Otherwise call California Poison Control at 1-800-222-1222, free at any hour, with the container in your hand and the child’s weight and the time in mind. Do not make the child vomit unless they tell you to. For a swallowed button battery, go to an emergency room right away.',
      source: { name: 'California Poison Control System', href: 'https://calpoison.org/' },
    },
    {
      question: 'Where can I get free advice on Medicare?',
      answer:
        'HICAP, the state’s counseling program, has trained volunteers in Orange County who compare plans, explain bills and help with appeals, and who sell nothing. Call 1-800-434-0222 to make an appointment. Go before the fall enrollment period if you want to change plans, and a few months before you turn 65 if you are new, because late enrollment can mean a lasting penalty.',
      source: { name: 'Council on Aging Southern California', href: 'https://www.coasc.org/' },
    },
    {
      question: 'How do I sign up for WIC in Orange County?',
      answer:
        'Start online at the state’s WIC site, which matches you with a local office, then bring proof of income, address and identity. WIC gives healthy foods, nutrition advice and breastfeeding help to women who are pregnant or have recently given birth, and to children up to age five, within income limits. Families with Medi-Cal or CalFresh usually meet the income test already. Fathers and guardians may apply for a child.',
      source: { name: 'California WIC', href: 'https://myfamily.wic.ca.gov/' },
    },
  ],
};
