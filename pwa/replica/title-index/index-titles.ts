import type { DBCore, Middleware } from 'dexie'
import { foldSearch } from '#schema/domain/fold-search.ts'

/** Tables whose rows have a searchable title. */
const INDEXED_TABLES = ['feed', 'browsed', 'tasks']
const TRIGRAM = 3

/** All trigrams of a title and the shorter ends: every substring begins one of them, so part of a word is found. */
const trigramsOf = (title: string): string[] => {
  const text = foldSearch(title)
  const { length } = text
  return [
    ...new Set(Array.from({ length }, (_, position) => text.slice(position, position + TRIGRAM))),
  ]
}

/** Writes the trigrams of a title in the transaction that writes its task. */
export const titleIndex: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'titles',
  create: (core) => ({
    ...core,
    transaction: (stores, mode, options) =>
      core.transaction(
        mode === 'readwrite' && INDEXED_TABLES.some((name) => stores.includes(name))
          ? [...new Set([...stores, 'titles'])]
          : stores,
        mode,
        options,
      ),
    table(name) {
      const table = core.table(name)
      if (!INDEXED_TABLES.includes(name)) return table
      return {
        ...table,
        mutate: (request) =>
          table.mutate(request).then((result) => {
            if (request.type !== 'put' && request.type !== 'add') return result
            const values = request.values.map(({ _id, title = '' }) => ({
              id: _id,
              grams: trigramsOf(title),
            }))
            const { trans } = request
            return core
              .table('titles')
              .mutate({ type: 'put', trans, values })
              .then(() => result)
          }),
      }
    },
  }),
}
