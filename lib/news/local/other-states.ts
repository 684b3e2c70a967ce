/** With AP abbreviations and postal codes: a place followed by one is not ours, as in `Orange, N.J.` */
export const stateNames: readonly string[] = [
  'Alabama, Ala.',
  'Alaska',
  'Arizona, Ariz., AZ',
  'Arkansas, Ark.',
  'California, Calif., CA',
  'Colorado, Colo.',
  'Connecticut, Conn., CT',
  'Delaware, Del.',
  'Florida, Fla., FL',
  'Georgia, Ga., GA',
  'Hawaii',
  'Idaho',
  'Illinois, Ill., IL',
  'Indiana, Ind.',
  'Iowa',
  'Kansas, Kan., KS',
  'Kentucky, Ky., KY',
  'Louisiana',
  'Maine',
  'Maryland, Md., MD',
  'Massachusetts, Mass.',
  'Michigan, Mich., MI',
  'Minnesota, Minn., MN',
  'Mississippi, Miss., MS',
  'Missouri, Mo., MO',
  'Montana, Mont., MT',
  'Nebraska, Neb., NE',
  'Nevada, Nev., NV',
  'New Hampshire, N.H., NH',
  'New Jersey, N.J., NJ',
  'New Mexico, N.M., NM',
  'New York, N.Y., NY',
  'North Carolina, N.C., NC',
  'North Dakota, N.D., ND',
  'Ohio',
  'Oklahoma, Okla.',
  'Oregon, Ore.',
  'Pennsylvania, Pa.',
  'Rhode Island, R.I., RI',
  'South Carolina, S.C., SC',
  'South Dakota, S.D., SD',
  'Tennessee, Tenn., TN',
  'Texas, TX',
  'Utah, UT',
  'Vermont, Vt., VT',
  'Virginia, Va., VA',
  'Washington, Wash., WA',
  'West Virginia, W.Va., WV',
  'Wisconsin, Wis., WI',
  'Wyoming, Wyo., WY',
];

/**
 * Postal codes that are also words, titles or other abbreviations: they count after a comma and a name alone, as in
 * `Hartford, CT`, since a hospital has a CT scanner, and UT students protest.
 */
export const doubtfulCodes: ReadonlySet<string> = new Set(
  'CT GA IL MD MI MO MS MT NE ND SD UT VA WI'.split(' '),
);

/** Also a degree, which people have after a comma: it counts after a place of ours alone. */
export const degrees: ReadonlySet<string> = new Set(['MD']);
