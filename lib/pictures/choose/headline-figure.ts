/** A number in a headline that is worth showing as a picture: "96%", "$4.1M", "1938", or the number of a road. */
export type HeadlineFigure = { kind: 'number' | 'road'; text: string };

const ROAD =
  /\b(?:I|SR|CA|US|Interstate|State Route|Highway|Route)[ -](\d{1,3})\b|\b(\d{1,3}) (?:Freeway|Toll Road)\b|\bthe (\d{2,3})(?=[,.:;]| (?:from|to|in|near|at|is|was|closes|reopens)\b|$)/i;
const MONEY = /\$(\d+(?:,\d{3})*(?:\.\d+)?)(?:[ -]?(million|billion|trillion|[MBK])\b)?/i;
const PERCENT = /\b(\d{1,3}(?:\.\d)?)(?:%| percent\b| por ciento\b)/i;
const COUNT = /\b(\d{1,3}(?:,\d{3})+)\b/;
const YEAR = /\b(1[6-9]\d\d|20\d\d)\b(?!-)/;

/** Minimum age of a year that is shown as a number. A more recent year is only a date. */
const MIN_YEARS_AGO = 10;
const SCALES: Record<string, string> = { million: 'M', billion: 'B', trillion: 'T' };

/**
 * Returns the number that a headline is about, as written except for the scale ("$4.1M" for "$4.1 million").
 * Undefined if there is none or it would not fit on a cover.
 */
export function headlineFigure(title: string, now: Date): HeadlineFigure | undefined {
  const road = ROAD.exec(title);
  if (road) return { kind: 'road', text: road[1] ?? road[2] ?? road[3] ?? '' };
  const text = moneyIn(title) ?? percentIn(title) ?? COUNT.exec(title)?.[1] ?? yearIn(title, now);
  return text !== undefined && text.length <= 7 ? { kind: 'number', text } : undefined;
}

function moneyIn(title: string): string | undefined {
  const [, amount, scale = ''] = MONEY.exec(title) ?? [];
  return amount && `$${amount}${SCALES[scale.toLowerCase()] ?? scale.toUpperCase()}`;
}

function percentIn(title: string): string | undefined {
  const share = PERCENT.exec(title)?.[1];
  return share && `${share}%`;
}

function yearIn(title: string, now: Date): string | undefined {
  const year = YEAR.exec(title)?.[1];
  return year && now.getUTCFullYear() - Number(year) >= MIN_YEARS_AGO ? year : undefined;
}
