type Rule = { allow: boolean; path: string };
type Group = { agents: string[]; rules: Rule[]; delay?: string };

/** Groups of a robots.txt (RFC 9309): agents that stand together share the rules that follow. */
function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      if (!isOpen) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
      isOpen = true;
    } else if (name === 'allow' || name === 'disallow') {
      if (value) groups.at(-1)?.rules.push({ allow: name === 'allow', path: value });
      isOpen = false;
    } else if (name === 'crawl-delay') {
      Object.assign(groups.at(-1) ?? {}, { delay: value });
      isOpen = false;
    }
  }
  return groups;
}

/** `*` is any run of characters, `$` at the end the end (RFC 9309). */
function fits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  const last = isWhole ? parts.pop() : undefined;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return true;
  return last === undefined ? at === path.length : path.length - at >= last.length && path.endsWith(last);
}

/** What a robots.txt says of one address to an agent, in words for the editor. The longest rule counts (RFC 9309). */
export function robotsHint(text: string, url: string, agent: string): string {
  const { pathname, search } = new URL(url);
  const groups = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const ours = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = ours.flatMap((group) => group.rules).filter(({ path }) => fits(pathname + search, path));
  const [rule] = rules.toSorted(
    (one, other) => other.path.length - one.path.length || Number(other.allow) - Number(one.allow),
  );
  const delay = ours.find((group) => group.delay)?.delay;
  const wait = delay ? `, and asks for ${delay} seconds between visits` : '';
  if (rule && !rule.allow)
    return `robots.txt asks programs not to read it (${rule.path}): ask the publisher first`;
  return `robots.txt allows it${wait}`;
}
