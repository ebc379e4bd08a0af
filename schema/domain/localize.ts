/** What a translation of `T` must have: the same keys and parameters, with other words. */
export type Words<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Words<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Words<T[Key]> }
      : T

type Translate = (id: string, english: object) => void

/** English objects that are loaded, by id. */
const registered = new Map<string, object>()
let translate: Translate | undefined

/**
 * Texts that are translated in place once a language other than English is loaded (docs/languages.md). Without one,
 * nothing happens.
 */
/*#__NO_SIDE_EFFECTS__*/
export function localize<const T extends object>(id: string, english: T): T {
  registered.set(id, english)
  translate?.(id, english)
  return english
}

/** Translates what is registered now, and everything that is loaded later. */
export function translateWith(use: Translate): void {
  translate = use
  for (const [id, english] of registered) use(id, english)
}
