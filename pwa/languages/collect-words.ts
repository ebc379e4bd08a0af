/** Words of a language by the id of the English file: `features/tasks/list`, `domain/errors`. */
export type WordsById = ReadonlyMap<string, object>

/** Of the domain by the name of the file, of the app by the id that `localize` has for the English file. */
export const collectWords = (domain: object, app: Record<string, object>): WordsById =>
  new Map([
    ...Object.entries(domain).map(([name, words]) => [`domain/${name}`, words] as const),
    ...Object.values(app).flatMap((words) => Object.entries(words)),
  ])
