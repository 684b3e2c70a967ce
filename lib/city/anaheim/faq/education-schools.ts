import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on schools, colleges and classes for adults. */
export const educationSchools: FaqCategory = {
  name: 'Education & Schools',
  questions: [
    {
      question: 'Which school district is my Anaheim address in?',
      answer:
        'It depends on the street. In the center and west, children go to an elementary district (Anaheim, Centralia, Magnolia or Savanna) through sixth grade and then to the Anaheim Union High School District. Most of Anaheim Hills is in Orange Unified, and parts of the northeast are in Placentia-Yorba Linda Unified. Confirm the address with the district before you sign a lease.',
      source: {
        name: 'California School Directory',
        href: 'https://www.cde.ca.gov/schooldirectory/',
      },
    },
    {
      question: 'How do I enroll my child in a public school?',
      answer:
        'Start on the website of your district, then show proof of age, proof of address and the immunization record. No public school may turn a child away over immigration status, and you do not need to give a Social Security number. Families without a fixed home can enroll at once, even with papers missing; ask for the district’s homeless liaison.',
      source: {
        name: 'Anaheim Elementary School District',
        href: 'https://www.anaheimelementary.org/',
      },
    },
    {
      question: 'At what age does a child start kindergarten in California?',
      answer:
        'A child who turns five by September 1 can start kindergarten that school year. One who turns four by that date can go to transitional kindergarten, a free year before it at public elementary schools, though not always at the school nearest to you. Parents decide about both, because attendance becomes compulsory only at age six.',
      source: {
        name: 'California Department of Education',
        href: 'https://www.cde.ca.gov/ci/gs/em/kinderinfo.asp',
      },
    },
    {
      question: 'Which immunizations does my child need for school?',
      answer:
        'State law sets the list by age and grade, and schools check it when a child first enrolls and again before seventh grade. California no longer accepts personal or religious beliefs as a reason to skip the shots; a medical exemption must come from a doctor through the state’s own system. If you cannot find the record, your doctor or the state’s registry may have it.',
      source: { name: 'Shots for School', href: 'https://www.shotsforschool.org/' },
    },
    {
      question: 'Can my child go to a school outside our district?',
      answer:
        'Often, but no one has to say yes. For another school in your own district, ask for its transfer form; for another district you need a permit, to which as a rule both must agree, yours to let the child go and the other to accept. Apply early, since each sets its dates. If a permit between districts is refused, you can appeal to the county board of education.',
      source: { name: 'Orange County Department of Education', href: 'https://ocde.us/' },
    },
    {
      question: 'Are there dual-language schools in Anaheim?',
      answer:
        'Yes: the Anaheim Elementary School District has dual-language programs in Spanish, Korean and Mandarin, depending on the campus, and other districts here teach in English and Spanish. Children usually begin in the first years of school, because joining later means catching up in the second language. The high school district continues some of the programs in the later grades.',
      source: {
        name: 'OCDE Newsroom',
        href: 'https://newsroom.ocde.us/anaheim-elementary-school-district-adds-mandarin-dual-language-immersion-program-with-support-from-community/',
      },
    },
    {
      question: 'How can I compare public schools in Anaheim?',
      answer:
        'The California School Dashboard rates each public school and district on test results, absence, suspensions, graduation and progress in learning English, and shows whether they are getting better or worse. Each school also publishes an accountability report card on teachers, class sizes and buildings. Numbers describe last year, so visit, and talk to parents at the gate.',
      source: {
        name: 'California School Dashboard',
        href: 'https://www.caschooldashboard.org/',
      },
    },
    {
      question: 'How do I ask for a special education assessment?',
      answer:
        'Write to the principal or the district, say what worries you, ask for an assessment, date the letter and keep a copy. The district generally has 15 days to send an assessment plan; after you sign it, testing and a meeting must follow within 60 days, long school breaks not counted. If you disagree with the outcome, the law gives you ways to appeal.',
      source: {
        name: 'California Department of Education',
        href: 'https://www.cde.ca.gov/sp/se/',
      },
    },
    {
      question: 'Where can adults learn English or finish high school in Anaheim?',
      answer:
        'North Orange Continuing Education has a campus at 1830 West Romneya Drive, with classes in English as a second language, citizenship, high school completion and job skills. Many of them charge no tuition, though some have fees for materials. You register as an adult student, and an advisor helps to find the right level. Classes start at several times in the year.',
      source: { name: 'North Orange Continuing Education', href: 'https://noce.edu/' },
    },
    {
      question: 'Which colleges are close to Anaheim and how do students pay for them?',
      answer:
        'Cypress College, Fullerton College and Santiago Canyon College are community colleges nearby, and Cal State Fullerton is just across the northern city line. For financial aid, file the FAFSA or, for many students without legal immigration status, the California Dream Act Application. The Student Aid Commission sets the deadlines for state grants, and each college adds help of its own.',
      source: { name: 'California Student Aid Commission', href: 'https://www.csac.ca.gov/' },
    },
  ],
};
