import { infiniteQueryOptions } from '@tanstack/react-query'
import { NetworkError } from '#pwa/api/errors.ts'
import type { Replica } from '#pwa/replica/database.ts'
import type { Auth } from '#pwa/session/auth.ts'
import type { Session } from '#pwa/session/session.tsx'
import { listProfessionals, type Professional } from '#schema/contract/directory.ts'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import type { Trade } from '#schema/domain/trades.ts'

/** As they stand in the URL. */
export const FILTER_NAMES = ['field', 'place', 'skill', 'wellRated', 'verified', 'free'] as const
export type DirectoryFilters = Partial<Record<(typeof FILTER_NAMES)[number], string>>

/** `storedAt` when it is what the phone has stored. */
type Page = { professionals: Professional[]; nextCursor: string | null; storedAt: number | null }

const STORED_LISTS = 12
const STALE_MS = 60_000

type Input = Omit<RequestInput<typeof listProfessionals>, 'cursor'>
function inputOf(field: Trade, filters: DirectoryFilters): Input {
  const { place, skill, wellRated, verified, free } = filters
  return {
    field,
    ...(place && { place }),
    ...(skill && { skills: [skill] }),
    ...(wellRated && { wellRated: 'yes' as const }),
    ...(verified && { verified: 'yes' as const }),
    ...(free && { free: 'yes' as const }),
  }
}

async function storeList(
  replica: Replica,
  key: string,
  list: { at: number; professionals: Professional[] },
) {
  const { [key]: _previous, ...others } = (await replica.getMeta('directory')) ?? {}
  const kept = Object.entries(others).slice(1 - STORED_LISTS)
  await replica.setMeta('directory', Object.fromEntries([...kept, [key, list]]))
}

/** The pages of a list; without a network its first page as this phone saw it last. */
export function pullProfessionals(
  { auth, session }: { auth: Auth; session: Session | null },
  field: Trade,
  filters: DirectoryFilters,
) {
  const input = inputOf(field, filters)
  const key = JSON.stringify(input)
  return infiniteQueryOptions({
    queryKey: [session?.userId ?? 'signed-out', listProfessionals.name, key],
    staleTime: STALE_MS,
    networkMode: 'always',
    retry: false,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Page) => nextCursor,
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      const { call } = session ?? auth
      try {
        const sent = pageParam ? { ...input, cursor: pageParam } : input
        const { professionals, nextCursor } = await call(listProfessionals, sent, { signal })
        if (session && !pageParam)
          await storeList(session.replica, key, { at: session.now(), professionals })
        return { professionals, nextCursor, storedAt: null }
      } catch (failure) {
        const isOffline = session && !pageParam && failure instanceof NetworkError
        const stored = isOffline && (await session.replica.getMeta('directory'))?.[key]
        if (!stored) throw failure
        return { professionals: stored.professionals, nextCursor: null, storedAt: stored.at }
      }
    },
  })
}
