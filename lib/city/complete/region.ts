/** The two letters of the country in an ISO 3166-2 code: `US` of `US-CO`. */
export function countryOf(region: string): string {
  return region.slice(0, 2);
}

/** The rest of the code: `CO` of `US-CO`; undefined where a country has no parts. */
export function subdivisionOf(region: string): string | undefined {
  return region.slice(3) || undefined;
}

/** In English: `United States`. */
export function countryName(region: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(countryOf(region)) ?? countryOf(region);
}

const withArticle =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|\w+ Islands$|.* Republic$)/;

/** As it stands in a sentence: `the United States`, `Mexico`. */
export function countryInSentence(region: string): string {
  const name = countryName(region);
  return withArticle.test(name) ? `the ${name}` : name;
}

/** By the second part of ISO 3166-2:US. */
const usStates: Readonly<Record<string, string>> = {
  ...{ AL: 'Alabama', AK: 'Alaska', AZ: 'Arizona', AR: 'Arkansas', CA: 'California', CO: 'Colorado' },
  ...{ CT: 'Connecticut', DE: 'Delaware', DC: 'District of Columbia', FL: 'Florida', GA: 'Georgia' },
  ...{ HI: 'Hawaii', ID: 'Idaho', IL: 'Illinois', IN: 'Indiana', IA: 'Iowa', KS: 'Kansas', KY: 'Kentucky' },
  ...{ LA: 'Louisiana', ME: 'Maine', MD: 'Maryland', MA: 'Massachusetts', MI: 'Michigan', MN: 'Minnesota' },
  ...{ MS: 'Mississippi', MO: 'Missouri', MT: 'Montana', NE: 'Nebraska', NV: 'Nevada', NH: 'New Hampshire' },
  ...{ NJ: 'New Jersey', NM: 'New Mexico', NY: 'New York', NC: 'North Carolina', ND: 'North Dakota' },
  ...{ OH: 'Ohio', OK: 'Oklahoma', OR: 'Oregon', PA: 'Pennsylvania', RI: 'Rhode Island' },
  ...{ SC: 'South Carolina', SD: 'South Dakota', TN: 'Tennessee', TX: 'Texas', UT: 'Utah', VT: 'Vermont' },
  ...{ VA: 'Virginia', WA: 'Washington', WV: 'West Virginia', WI: 'Wisconsin', WY: 'Wyoming' },
  ...{ AS: 'American Samoa', GU: 'Guam', MP: 'Northern Mariana Islands', PR: 'Puerto Rico' },
  VI: 'U.S. Virgin Islands',
};

/** Undefined outside of the United States, whose codes mean other places elsewhere. */
export function usState(region: string): string | undefined {
  return region.startsWith('US-') ? usStates[region.slice(3)] : undefined;
}
