/**
 * What a question to the provider came to. There are three ends, and the third is not a kind of the second: only a
 * `refused` says that nothing was done, an `unknown` may have been done or not and must be asked about (MONEY 2).
 */
export type Outcome<T> = Said<T> | Refused | Unknown
export type Said<T> = { kind: 'said'; data: T }
export type Refused = { kind: 'refused'; code: RefusedCode; words: string }
export type Unknown = { kind: 'unknown'; why: UnknownWhy; words: string }

/** `not_found`: the provider knows its own books and that is not in them. `other` is said in its words alone. */
export type RefusedCode =
  | 'not_found'
  | 'duplicate_reference'
  | 'insufficient_balance'
  | 'unresolved'
  | 'other'
/** `key`: it does not take our key. `other_world`: test data to a live key, or the other way round (MONEY 3.2). */
export type UnknownWhy = 'unreachable' | 'timeout' | 'busy' | 'malformed' | 'key' | 'other_world'

export const said = <T>(data: T): Said<T> => ({ kind: 'said', data })
export const unknown = (why: UnknownWhy, words: string): Unknown => ({
  kind: 'unknown',
  why,
  words,
})
