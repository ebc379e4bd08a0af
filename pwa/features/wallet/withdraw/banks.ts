import { queryOptions } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { listBanks, type Bank } from '#schema/contract/payouts.ts'
import { foldSearch } from '#schema/domain/fold-search.ts'
import { BANK_LIST_TTL_MS } from '#schema/domain/limits.ts'

/** Stored in the replica, for when the provider or the network is down. */
export const pullBanks = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, listBanks.name],
    staleTime: BANK_LIST_TTL_MS,
    queryFn: async ({ signal }) => {
      const banks = await session.call(listBanks, {}, { signal })
      await session.replica.setMeta('banks', { at: session.now(), banks })
      return null
    },
  })

export const useBanks = () =>
  useReplica(async ({ replica }) => (await replica.getMeta('banks')) ?? null, [])

const normalise = (text: string) => foldSearch(text).replace(/[^a-z0-9]/g, '')

/** "Guaranty Trust Bank" is known as GTB and GTBank, "United Bank for Africa" as UBA. */
function shortNames(name: string): string[] {
  const words = name.match(/\b[A-Z]\w*/g) ?? []
  const initials = (some: readonly string[]) => some.map(([first = '']) => first).join('')
  const last = words.at(-1) ?? ''
  return [initials(words), initials(words.slice(0, -1)) + last].map(normalise)
}

/** Banks whose name, code or short name matches. */
export function searchBanks(banks: readonly Bank[], text: string): readonly Bank[] {
  const query = normalise(text)
  if (!query) return banks
  return banks.filter(
    ({ code, name }) =>
      normalise(name).includes(query) ||
      code.startsWith(query) ||
      shortNames(name).some((short) => short.startsWith(query)),
  )
}
