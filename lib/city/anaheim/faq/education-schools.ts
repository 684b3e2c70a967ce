import type { FaqCategory } from '@/lib/city/city-type';

/** Questions on schools, colleges and classes for adults. */
export const educationSchools: FaqCategory = {
  name: 'Education & Schools',
  questions: [
    {
      question: 'Which school district is my Anaheim address in?',
      answer:
        'It depends on the address. In central and west Anaheim, children attend schools in an elementary district (Anaheim, Centralia, Magnolia or Savanna) through sixth grade, then in the Anaheim Union High School District. Most of Anaheim Hills is in Orange Unified. Parts of the northeast are in Placentia-Yorba Linda Unified, and some southwest neighborhoods are in Garden Grove Unified. Confirm with the district before you move.',
      source: {
        name: 'California School Directory',
        href: 'https://www.cde.ca.gov/schooldirectory/',
      },
    },
    {
      question: 'How do I enroll my child in a public school?',
      answer:
        'Start on your school district’s website. You will generally need proof of age, proof of address and immunization records. Public schools may not turn away a child because of immigration status, and you do not have to give a Social Security number. Families experiencing homelessness can enroll immediately, even without these documents; ask for the district’s homeless liaison.',
      source: {
        name: 'Anaheim Elementary School District',
        href: 'https://www.anaheimelementary.org/',
      },
    },
    {
      question: 'At what age does a child start kindergarten in California?',
      answer:
        'A child who turns 5 by Sept. 1 can start kindergarten that school year. A child who turns 4 by Sept. 1 can attend transitional kindergarten, a free year before kindergarten. School districts have offered it to all 4-year-olds since 2025, though not always at your closest school. Both are optional. School attendance is required from age 6.',
      source: {
        name: 'California Department of Education',
        href: 'https://www.cde.ca.gov/ci/gs/em/kinderinfo.asp',
      },
    },
    {
      question: 'Which immunizations does my child need for school?',
      answer:
        'State law sets the list by age and grade. For kindergarten, it covers polio; diphtheria, tetanus and whooping cough; measles, mumps and rubella; hepatitis B; and chickenpox. Seventh graders also need a Tdap booster. Schools check records when a child first enrolls and again before seventh grade. California does not allow exemptions for personal or religious beliefs. A medical exemption must be issued by a doctor through the state’s online system. If you lost the records, ask your doctor or request a Digital Vaccine Record.',
      source: {
        name: 'Shots for School, California Department of Public Health',
        href: 'https://www.cdph.ca.gov/Programs/CID/DCDC/Pages/Immunization/School/shotsforschool.aspx',
      },
    },
    {
      question: 'Can my child go to a school outside our district?',
      answer:
        'Possibly. For another school in your own district, ask for its transfer form. For a school in a different district, you need an interdistrict permit, which generally requires approval from both districts. Apply early, because each district sets its own dates. If a permit is denied, you can appeal to the county board of education.',
      source: { name: 'Orange County Department of Education', href: 'https://ocde.us/' },
    },
    {
      question: 'Are there dual-language schools in Anaheim?',
      answer:
        'Yes. The Anaheim Elementary School District has dual-language programs in Spanish, Korean and Mandarin, depending on the school. Other districts in the city offer Spanish. Most children start in kindergarten or first grade, since the later grades require some knowledge of both languages. Ask the district which schools have openings.',
      source: {
        name: 'OCDE Newsroom',
        href: 'https://newsroom.ocde.us/anaheim-elementary-school-district-adds-mandarin-dual-language-immersion-program-with-support-from-community/',
      },
    },
    {
      question: 'How can I compare public schools in Anaheim?',
      answer:
        'The California School Dashboard shows how each public school and district is doing in test scores, absences, suspensions, graduation rates and the progress of English learners, and whether results are going up or down. Each school also publishes a School Accountability Report Card. The data is from earlier school years, so visit the school and talk to parents, too.',
      source: {
        name: 'California School Dashboard',
        href: 'https://www.caschooldashboard.org/',
      },
    },
    {
      question: 'How do I ask for a special education assessment?',
      answer:
        'Write to the principal or the district, describe your concerns and ask for an assessment. Date the letter and keep a copy. The district generally has 15 days to give you an assessment plan. After you sign it, the testing and a meeting must happen within 60 days, not counting long school breaks. If you disagree with the result, you can appeal.',
      source: {
        name: 'California Department of Education',
        href: 'https://www.cde.ca.gov/sp/se/',
      },
    },
    {
      question: 'Where can adults learn English or finish high school in Anaheim?',
      answer:
        'North Orange Continuing Education has a campus at 1830 W. Romneya Drive, with classes in English as a second language, citizenship, high school completion and job training. Many classes are free, though some have fees for materials. Counselors can help you choose the right level, and classes start several times a year.',
      source: { name: 'North Orange Continuing Education', href: 'https://noce.edu/' },
    },
    {
      question: 'Which colleges are close to Anaheim, and how do students pay for them?',
      answer:
        'Cypress College, Fullerton College and Santiago Canyon College are nearby community colleges. Cal State Fullerton is in Fullerton, the next city to the north. For financial aid, file the FAFSA or, for many undocumented students, the California Dream Act Application. The California Student Aid Commission sets deadlines for state grants, and colleges have their own aid as well.',
      source: { name: 'California Student Aid Commission', href: 'https://www.csac.ca.gov/' },
    },
  ],
};
