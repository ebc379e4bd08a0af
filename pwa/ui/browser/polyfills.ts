/** Methods missing in the oldest supported browsers: Safari 15 on an iPhone 7, Chrome 95 on Android 5. The build translates syntax only. */
function toSorted<Item>(this: readonly Item[], compare?: (a: Item, b: Item) => number): Item[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- this implements toSorted
  return [...this].sort(compare)
}

function findLast<Item>(
  this: readonly Item[],
  matches: (item: Item, index: number, all: readonly Item[]) => unknown,
): Item | undefined {
  for (let index = this.length - 1; index >= 0; index--) {
    const item = this[index] as Item
    if (matches(item, index, this)) return item
  }
  return undefined
}

export const POLYFILLS = { toSorted, findLast }

for (const [name, value] of Object.entries(POLYFILLS)) {
  if (!(name in Array.prototype))
    // oxlint-disable-next-line no-extend-native -- only where the browser has no own method
    Object.defineProperty(Array.prototype, name, { value, writable: true, configurable: true })
}
