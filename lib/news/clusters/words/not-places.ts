const states =
  'alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida georgia hampshire hawaii idaho illinois indiana iowa jersey kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada mexico ohio oklahoma oregon pennsylvania rhode tennessee texas utah vermont virginia washington wisconsin wyoming york nj ny';
const holidays = 'christmas thanksgiving halloween easter memorial year';
const partsOfNames = 'north south east west new park street avenue school st county city police';

/** They place nothing: two shootings are not one because both were in Kansas at Christmas. */
export const namesOfNoPlace: readonly string[] = `${states} ${holidays} ${partsOfNames}`.split(' ');
