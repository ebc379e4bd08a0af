const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)

export function median(values: readonly number[]): number {
  const ordered = sorted(values)
  const middle = ordered.length >> 1
  const upper = ordered[middle] ?? Number.NaN
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] ?? Number.NaN) + upper) / 2
}

/** `share` is between 0 and 1. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.ceil(values.length * share) - 1] ?? Number.NaN
