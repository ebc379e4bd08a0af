/**
 * The `validateSearch` of routes whose parameters are texts: the router parses `?q=2026` to a number. In use as
 * `textSearch<'q' | 'month'>`.
 */
export const textSearch = <Name extends string>(search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ) as Partial<Record<Name, string>>

const ID = '[0-9a-f-]{36}'
/** The screens that may be continued after another one: never an address of somebody else's, nor one that acts when it is opened. */
const CONTINUED = new RegExp(
  `^/(fund-wallet|withdraw|create-pin|wallet|client-wallet|close-account|(single-proposal|single-task|apply-task|profile)/${ID})(\\?[^#]*)?$`,
  'i',
)

/** Where a screen leads when its part is done: the path in its parameter `next`, or null. */
export const nextPath = (next: string | undefined): string | null =>
  next !== undefined && CONTINUED.test(next) ? next : null
