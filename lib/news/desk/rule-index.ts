import {
  type Hideable,
  hideableItem,
  keysOf,
  type OwnHosts,
  placeOf,
  type Rule,
} from '@/lib/news/desk/hide-rule';
import type { NewsItem } from '@/lib/news/news-item';

/**
 * Finds the rules that match an item without trying all of them. Each rule is indexed under its rarest key, so only
 * rules that share a rare word, an address or a source with the item are tried.
 */
export class RuleIndex {
  readonly #byKey = new Map<string, Rule[]>();
  readonly #ownHosts: OwnHosts;

  constructor(rules: readonly Rule[], ownHosts: OwnHosts) {
    this.#ownHosts = ownHosts;
    const uses = new Map<string, number>();
    for (const { requires } of rules) for (const key of requires) uses.set(key, (uses.get(key) ?? 0) + 1);
    const usesOf = (key: string) => uses.get(key) ?? 0;
    for (const rule of rules) {
      const [rarest = ''] = rule.requires.toSorted((one, other) => usesOf(one) - usesOf(other));
      const others = this.#byKey.get(rarest) ?? [];
      others.push(rule);
      this.#byKey.set(rarest, others);
    }
  }

  /** Returns the rules that may match, including all rules without a key. */
  candidates(one: Hideable): Rule[] {
    return ['', ...new Set(keysOf(one))].flatMap((key) => this.#byKey.get(key) ?? []);
  }

  matching(one: Hideable): Rule[] {
    return this.candidates(one).filter(({ fits }) => fits(one));
  }

  /** Returns the rules that match an item. `feed`: the feed that lists it. */
  matchingItem(item: NewsItem, feed: { url: string; name?: string }): Rule[] {
    return this.#byKey.size > 0 ? this.matching(hideableItem(item, feed, this.#ownHosts)) : [];
  }

  /** Whether an entry hides an address regardless of title and source. */
  hidesLink(address: string): boolean {
    const one = { title: '', places: [placeOf(address, this.#ownHosts)], sources: [] };
    return this.matching(one).length > 0;
  }
}
