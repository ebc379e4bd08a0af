/**
 * The `validateSearch` of routes whose parameters are texts: the router parses `?q=2026` to a number. In use as
 * `textSearch<'q' | 'month'>`.
 */
export const textSearch = <Name extends string>(search: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ) as Partial<Record<Name, string>>
