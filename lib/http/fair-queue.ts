/**
 * A queue in which groups take turns, and so do the groups within a group; a group without groups is first in, first
 * out. However many members a group has, it delays the others by one item.
 */
export class FairQueue<Item> {
  readonly #items: Item[] = [];
  readonly #groups = new Map<string, FairQueue<Item>>();

  /** `path`: the names of the groups that an item is in, outermost first. */
  add([name, ...path]: readonly string[], item: Item): void {
    if (name === undefined) return void this.#items.push(item);
    const group = this.#groups.get(name) ?? new FairQueue<Item>();
    this.#groups.set(name, group);
    group.add(path, item);
  }

  take(): Item | undefined {
    for (const [name, group] of this.#groups) {
      const item = group.take();
      // The next turn of this group comes after all the others.
      this.#groups.delete(name);
      if (group.#items.length + group.#groups.size > 0) this.#groups.set(name, group);
      return item;
    }
    return this.#items.shift();
  }
}
