import type { CachedPage, Replica, TableName } from '#pwa/replica/database.ts'
import { existingIds } from '#pwa/replica/title-index/existing-ids.ts'
import type { Session } from '#pwa/session/session.tsx'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { applyResponse } from './apply-response.ts'

/** Pages whose version is stored; the oldest are dropped first. */
const PAGES_MAX = 40

type List = Endpoint<'query'>
type Page = { nextCursor: string | null }

const idsIn = (page: object): string[] =>
  Object.values(page).flatMap((rows) =>
    Array.isArray(rows) ? rows.map(({ _id }: { _id: string }) => _id) : [],
  )

/** The stored version of a page, if all its rows are still in the replica. */
async function readPage(replica: Replica, key: string, tables: readonly TableName[]) {
  const page = (await replica.getMeta('pages'))?.[key]
  if (!page) return undefined
  const idsByTable = await Promise.all(
    tables.map((table) => existingIds(replica.table(table), page.ids)),
  )
  return page.ids.every((id) => idsByTable.some((ids) => ids.has(id))) ? page : undefined
}

async function storePage(replica: Replica, key: string, page: CachedPage) {
  const { [key]: _previous, ...others } = (await replica.getMeta('pages')) ?? {}
  const latest = Object.entries(others).slice(1 - PAGES_MAX)
  await replica.setMeta('pages', Object.fromEntries([...latest, [key, page]]))
}

type FetchOptions<E extends List> = {
  /** Tables that its rows are stored in. */
  tables: readonly TableName[]
  apply: (page: ResponseBody<E> & Page) => Promise<unknown>
  signal?: AbortSignal
}

/** Fetches a page of a list and applies it, unless it is unchanged (304). Returns the next page's cursor. */
export async function fetchList<E extends List>(
  session: Session,
  endpoint: E,
  input: RequestInput<E>,
  { tables, apply, signal }: FetchOptions<E>,
): Promise<string | null> {
  const { replica, call } = session
  const key = `${endpoint.name} ${JSON.stringify(input)}`
  let cached: CachedPage | undefined
  let etag: string | null = null
  const page = await applyResponse(
    session,
    async () => {
      cached = await readPage(replica, key, tables)
      return (await call(endpoint, input, {
        onEtag: (responseEtag) => void (etag = responseEtag),
        ...(signal && { signal }),
        ...(cached && { etag: cached.etag }),
      })) as (ResponseBody<E> & Page) | null
    },
    async (response) => {
      if (!response) return
      await apply(response)
      const { nextCursor } = response
      if (etag) await storePage(replica, key, { etag, nextCursor, ids: idsIn(response) })
    },
  )
  return (page ?? cached)?.nextCursor ?? null
}
