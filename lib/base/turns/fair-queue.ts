/**
 * A queue in which groups take turns, and so do the subgroups of a group. Items without a subgroup are first in, first
 * out. However many items a group has, other groups wait for only one of them per turn.
 */
export class FairQueue<Item> {
  readonly #items: Item[] = [];
  readonly #groups = new Map<string, FairQueue<Item>>();

  /** `path`: names of the groups that the item is in, outermost first. */
  add([name, ...path]: readonly string[], item: Item): void {
    if (name === undefined) return void this.#items.push(item);
    const group = this.#groups.get(name) ?? new FairQueue<Item>();
    this.#groups.set(name, group);
    group.add(path, item);
  }

  take(): Item | undefined {
    for (const [name, group] of this.#groups) {
      const item = group.take();
      // The group goes to the end, so its next turn comes after all other groups.
      this.#groups.delete(name);
      if (group.#items.length + group.#groups.size > 0) this.#groups.set(name, group);
      return item;
    }
    return this.#items.shift();
  }
}
