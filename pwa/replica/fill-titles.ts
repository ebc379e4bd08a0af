import { reopening, type Replica } from './database.ts'
import { gramsOf } from './titles.ts'

const AT_ONCE = 200
const aMoment = () => new Promise((done) => setTimeout(done, 50))

type Pace = { most?: number; rest?: () => Promise<unknown> }

const titledTables = ({ feed, seen, tasks }: Replica) => [feed, seen, tasks]

/** Ids of todos that this phone keeps, wherever. */
async function keptIds(replica: Replica): Promise<Set<string>> {
  const ids = await Promise.all(
    titledTables(replica).map((table) => table.toCollection().primaryKeys()),
  )
  return new Set(ids.flat())
}

const missingIn = async (replica: Replica): Promise<string[]> => {
  const known = new Set<string>(await replica.titles.toCollection().primaryKeys())
  return [...(await keptIds(replica))].filter((id) => !known.has(id))
}

const take = (replica: Replica, ids: string[]) =>
  reopening(replica, () =>
    replica.transaction('rw', [...titledTables(replica), replica.titles], async () => {
      for (const table of titledTables(replica)) {
        const rows = (await table.bulkGet(ids as never[])).filter((row) => row !== undefined)
        await replica.titles.bulkPut(
          rows.map(({ _id, title }) => ({ id: _id, grams: gramsOf(title) })),
        )
      }
    }),
  )

/**
 * Takes in the titles of todos that were kept before there was an index: a few at a time, beside everything else,
 * since an upgrade that did all of them would keep a slow phone's app from opening.
 */
export async function fillTitles(
  replica: Replica,
  { most = AT_ONCE, rest = aMoment }: Pace = {},
): Promise<void> {
  if (await replica.fact('titled')) return
  const missing = await missingIn(replica)
  for (let at = 0; at < missing.length; at += most) {
    if (at > 0) await rest()
    await take(replica, missing.slice(at, at + most))
  }
  await replica.know('titled', true)
}

/** Titles of todos that are here no longer. They hurt nobody, since whoever seeks looks at the todo itself. */
export async function tidyTitles(replica: Replica): Promise<void> {
  await reopening(replica, () =>
    replica.transaction('rw', [...titledTables(replica), replica.titles], async () => {
      const kept = await keptIds(replica)
      const ids = await replica.titles.toCollection().primaryKeys()
      await replica.titles.bulkDelete(ids.filter((id) => !kept.has(id)))
    }),
  )
}
