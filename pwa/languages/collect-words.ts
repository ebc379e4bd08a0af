/** Words of a language by the id of the English file: `features/tasks/list`, `domain/errors`. */
export type WordsById = ReadonlyMap<string, object>

const DOMAIN = /^.*\/schema\/domain\/messages\/\w+\/(.+)\.ts$/
const APP = /^(?:\.\.\/)*(.+)\.\w+\.ts$/

/** The id that `localize` has for the English file of this translation. */
const idOf = (path: string) =>
  DOMAIN.test(path)
    ? path.replace(DOMAIN, 'domain/$1')
    : path.replace(APP, '$1').replace(/\/messages$/, '')

export const collectWords = (files: Record<string, unknown>): WordsById =>
  new Map(Object.entries(files).map(([path, words]) => [idOf(path), words as object]))
