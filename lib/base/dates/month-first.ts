/** Where 5/6/2026 is the sixth of May: the zones of the United States, its islands and Canada; elsewhere the day comes first. */
// The names are IANA's, with its spelling.
const eastern =
  'New_York|Detroit|Indianapolis|Fort_Wayne|Louisville|Toronto|Montreal|Nipigon|Thunder_Bay|Iqaluit';
const atlantic = 'Halifax|Glace_Bay|Moncton|Goose_Bay|St_Johns|Blanc-Sablon|Puerto_Rico|St_Thomas|Virgin';
const central =
  'Chicago|Menominee|Knox_IN|Winnipeg|Rainy_River|Rankin_Inlet|Resolute|Regina|Swift_Current|Atikokan';
const western =
  'Denver|Shiprock|Boise|Phoenix|Los_Angeles|Vancouver|Edmonton|Calgary|Whitehorse|Dawson|Dawson_Creek';
const northern =
  'Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka|Fort_Nelson|Creston|Inuvik|Yellowknife';
const other = 'Cambridge_Bay|Coral_Harbour|Pangnirtung|(?:Indiana|Kentucky|North_Dakota)/\\w+';
const islands = 'Honolulu|Guam|Saipan|Pago_Pago|Samoa|Midway|Wake|Johnston';
const america = [eastern, atlantic, central, western, northern, other].join('|');
const zones = new RegExp(`^(?:US/.*|Canada/.*|Pacific/(?:${islands})|America/(?:${america}))$`);

/** By an IANA zone. */
export function isMonthFirst(zone: string): boolean {
  return zones.test(zone);
}
