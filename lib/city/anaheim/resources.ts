import type { City } from '@/lib/city/city-type';

/** Community Resources: official and established addresses, by the spec's three groups. */
export const resources: City['resources'] = [
  {
    group: 'Social Services',
    links: [
      { name: '211 Orange County', href: 'https://www.211oc.org/' },
      { name: 'OC Social Services Agency', href: 'https://www.ssa.ocgov.com/' },
      { name: 'OC Health Care Agency', href: 'https://www.ochealthinfo.com/' },
      { name: 'BenefitsCal: food benefits, cash aid and health coverage', href: 'https://benefitscal.com/' },
      { name: 'Covered California', href: 'https://www.coveredca.com/' },
      { name: 'Second Harvest Food Bank of Orange County', href: 'https://www.feedoc.org/' },
      { name: 'OC Office on Aging', href: 'https://www.officeonaging.ocgov.com/' },
      { name: '988 Suicide & Crisis Lifeline', href: 'https://988lifeline.org/' },
    ],
  },
  {
    group: 'Education',
    links: [
      { name: 'Anaheim Elementary School District', href: 'https://www.anaheimelementary.org/' },
      { name: 'Anaheim Union High School District', href: 'https://www.auhsd.us/' },
      { name: 'Orange County Department of Education', href: 'https://ocde.us/' },
      { name: 'North Orange Continuing Education', href: 'https://noce.edu/' },
      { name: 'Fullerton College', href: 'https://www.fullcoll.edu/' },
      { name: 'Cypress College', href: 'https://www.cypresscollege.edu/' },
      { name: 'Cal State Fullerton', href: 'https://www.fullerton.edu/' },
      { name: 'Anaheim Public Library', href: 'https://www.anaheim.net/library' },
    ],
  },
  {
    group: 'Recreation',
    links: [
      { name: 'City of Anaheim', href: 'https://www.anaheim.net/' },
      { name: 'OC Parks', href: 'https://www.ocparks.com/' },
      { name: 'California State Parks', href: 'https://www.parks.ca.gov/' },
      { name: 'Muzeo Museum and Cultural Center', href: 'https://muzeo.org/' },
      { name: 'OC Public Libraries', href: 'https://www.ocpl.org/' },
      { name: 'Oak Canyon Nature Center', href: 'https://www.anaheim.net/ocnc' },
      { name: 'YMCA of Orange County', href: 'https://www.ymcaoc.org/' },
      { name: 'Honda Center', href: 'https://www.hondacenter.com/' },
    ],
  },
];
