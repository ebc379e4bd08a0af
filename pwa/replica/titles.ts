import type { DBCore, Middleware } from 'dexie'

/** Tables whose rows have a title that can be sought. */
export const TITLED = ['feed', 'seen', 'tasks']
const LETTERS = 3

/** As titles are compared: whatever the case, with or without accents and tone marks. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Every run of three letters in a title, and the shorter runs it ends with: whatever is sought begins one of
 * them, so a part of a word is found as well as a whole one (SPEC 5).
 */
export const gramsOf = (title: string): string[] => {
  const folded = fold(title)
  const { length } = folded
  return [...new Set(Array.from({ length }, (_, at) => folded.slice(at, at + LETTERS)))]
}

/** Whatever puts a todo anywhere puts the grams of its title in the same breath. */
export const titleIndex: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'titles',
  create: (core) => ({
    ...core,
    transaction: (stores, mode, options) =>
      core.transaction(
        mode === 'readwrite' && TITLED.some((name) => stores.includes(name))
          ? [...new Set([...stores, 'titles'])]
          : stores,
        mode,
        options,
      ),
    table(name) {
      const table = core.table(name)
      if (!TITLED.includes(name)) return table
      return {
        ...table,
        mutate: (request) =>
          table.mutate(request).then((done) => {
            if (request.type !== 'put' && request.type !== 'add') return done
            const values = request.values.map(({ _id, title = '' }) => ({
              id: _id,
              grams: gramsOf(title),
            }))
            const { trans } = request
            return core
              .table('titles')
              .mutate({ type: 'put', trans, values })
              .then(() => done)
          }),
      }
    },
  }),
}
