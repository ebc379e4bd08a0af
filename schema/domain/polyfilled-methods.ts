/**
 * The methods of newer editions that phones get from pwa/ui/browser/polyfills.ts. Every other one is an error of types in
 * what phones run, because its library is that of the oldest browsers.
 */
export type PolyfilledMethods<Item> = {
  toSorted(compare?: (a: Item, b: Item) => number): Item[]
  toReversed(): Item[]
  toSpliced(start: number, skipped: number, ...items: Item[]): Item[]
  findLast<Found extends Item>(
    matches: (item: Item, index: number, all: readonly Item[]) => item is Found,
  ): Found | undefined
  findLast(matches: (item: Item, index: number, all: readonly Item[]) => unknown): Item | undefined
}

declare global {
  interface Array<T> extends PolyfilledMethods<T> {}
  interface ReadonlyArray<T> extends PolyfilledMethods<T> {}
}
