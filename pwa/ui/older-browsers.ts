/**
 * What our code says and an older phone's browser does not know yet: an iPhone 7 stays at Safari 15, an Android 5
 * at Chrome 95. Syntax is translated by the build (vite.config.ts, TARGET); these two methods are not syntax.
 */
function toSorted<Item>(this: readonly Item[], compare?: (a: Item, b: Item) => number): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- it stands in for toSorted itself
  return [...this].sort(compare)
}

function findLast<Item>(
  this: readonly Item[],
  matches: (item: Item, index: number, all: readonly Item[]) => unknown,
): Item | undefined {
  for (let at = this.length - 1; at >= 0; at--) {
    const item = this[at] as Item
    if (matches(item, at, this)) return item
  }
  return undefined
}

export const FILLED_IN = { toSorted, findLast }

for (const [name, value] of Object.entries(FILLED_IN)) {
  if (!(name in Array.prototype))
    // oxlint-disable-next-line no-extend-native -- only where the standard's own is missing
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true })
}
