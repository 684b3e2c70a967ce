import { parseYaml, yamlLine } from '@/lib/base/yaml/parse-yaml';
import { isData } from '@/lib/desk/yaml-values';

/** Returns the position of the ad that a line of a desk.yaml, counted from 1, is in; undefined for other lines. */
export function adAtLine(text: string, line: number): number | undefined {
  const { value } = parseYaml(text);
  const list = isData(value) && Array.isArray(value.ads) ? value.ads : [];
  const starts = list.map((_, at) => yamlLine(text, ['ads', at]));
  const at = starts.findLastIndex((start) => start <= line);
  const between = text.split('\n').slice(starts[at], line);
  return at !== -1 && between.every((one) => !/^\w/.test(one)) ? at : undefined;
}
