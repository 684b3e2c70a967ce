/** Where 5/6/2026 is the sixth of May: the zones of the United States and of Canada; elsewhere the day comes first. */
const eastern = 'New_York|Detroit|Toronto|Montreal|Nipigon|Thunder_Bay|Iqaluit|Halifax|Glace_Bay|Moncton';
const central = 'Chicago|Menominee|Winnipeg|Rainy_River|Rankin_Inlet|Resolute|Regina|Swift_Current|Atikokan';
const western = 'Denver|Boise|Phoenix|Los_Angeles|Vancouver|Edmonton|Calgary|Whitehorse|Dawson|Dawson_Creek';
const northern = 'Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Fort_Nelson|Creston|Inuvik|Yellowknife';
const other = 'Cambridge_Bay|Goose_Bay|St_Johns|Pangnirtung|(?:Indiana|Kentucky|North_Dakota)/\\w+';
const zones = new RegExp(
  `^(?:US/.*|Canada/.*|Pacific/(?:Honolulu|Guam)|America/(?:${[eastern, central, western, northern, other].join('|')}))$`,
);

/** By an IANA zone. */
export function isMonthFirst(zone: string): boolean {
  return zones.test(zone);
}
