import type { Endpoint, Heard, Sent } from '#schema/contract/endpoint.ts'
import { idsAmong } from '#pwa/replica/ids-among.ts'
import type { KnownPage, Replica, TableName } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'
import { settle } from './settle.ts'

/** Pages whose version is remembered; the oldest go first. */
const MOST = 40

type List = Endpoint<'query'>
type Page = { nextCursor: string | null }

const idsIn = (page: object): string[] =>
  Object.values(page).flatMap((rows) =>
    Array.isArray(rows) ? rows.map(({ _id }: { _id: string }) => _id) : [],
  )

/** The page as it was last let in, as long as all of it is still here: whatever was cleared away is asked for anew. */
async function knownPage(replica: Replica, key: string, tables: readonly TableName[]) {
  const page = (await replica.fact('pages'))?.[key]
  if (!page) return undefined
  const found = await Promise.all(tables.map((table) => idsAmong(replica.table(table), page.ids)))
  return page.ids.every((id) => found.some((ids) => ids.has(id))) ? page : undefined
}

async function remember(replica: Replica, key: string, page: KnownPage) {
  const { [key]: _before, ...others } = (await replica.fact('pages')) ?? {}
  const kept = Object.entries(others).slice(1 - MOST)
  await replica.know('pages', Object.fromEntries([...kept, [key, page]]))
}

type Asked<E extends List> = {
  /** Where its rows are kept: in one of these each. */
  tables: readonly TableName[]
  letIn: (page: Heard<E> & Page) => Promise<unknown>
  signal?: AbortSignal
}

/**
 * Asks for a page of a list and lets it in; when it is the same as last time nothing comes and nothing is let in
 * (SYNC 1, version ETags). Answers where the next page begins.
 */
export async function askList<E extends List>(
  session: Session,
  endpoint: E,
  input: Sent<E>,
  { tables, letIn, signal }: Asked<E>,
): Promise<string | null> {
  const { replica, call } = session
  const key = `${endpoint.name} ${JSON.stringify(input)}`
  let known: KnownPage | undefined
  let version: string | null = null
  const page = await settle(
    session,
    async () => {
      known = await knownPage(replica, key, tables)
      const told = (etag: string | null) => void (version = etag)
      const how = { told, ...(signal && { signal }), ...(known && { etag: known.etag }) }
      return (await call(endpoint, input, how)) as (Heard<E> & Page) | null
    },
    async (heard) => {
      if (!heard) return
      await letIn(heard)
      const { nextCursor } = heard
      if (version) await remember(replica, key, { etag: version, nextCursor, ids: idsIn(heard) })
    },
  )
  return (page ?? known)?.nextCursor ?? null
}
