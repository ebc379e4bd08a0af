import { queryOptions, useQuery } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { listBankAccounts, type BankAccount } from '#schema/contract/payouts.ts'
import type { BankAccountId } from '#schema/domain/ids.ts'

/** The list of the last visit stays on the phone: banks, names and last digits. */
const pullBankAccounts = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, listBankAccounts.name],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { accounts } = await session.call(listBankAccounts, {}, { signal })
      await session.replica.setMeta('bankAccounts', accounts)
      return null
    },
  })

/** Undefined until there is a list. One that cannot be fetched is empty: the account is typed. */
export function useBankAccounts(): {
  accounts: BankAccount[] | undefined
  refetch: () => void
} {
  const query = useQuery(pullBankAccounts(useSession()))
  const stored = useReplica(
    async ({ replica }) => (await replica.getMeta('bankAccounts')) ?? null,
    [],
  )
  const isLoading = stored === undefined || (stored === null && query.isPending)
  return {
    accounts: isLoading ? undefined : (stored ?? []),
    refetch: () => void query.refetch(),
  }
}

/** Before the list is fetched again. */
export async function forgetBankAccount({ replica }: Session, id: BankAccountId): Promise<void> {
  const accounts = (await replica.getMeta('bankAccounts')) ?? []
  await replica.setMeta(
    'bankAccounts',
    accounts.filter(({ _id }) => _id !== id),
  )
}

/** "GTBank ••••6789" */
export const shortName = ({ bankName, accountLast4 }: BankAccount): string =>
  `${bankName} ••••${accountLast4}`

/** The choice of an account that is typed. */
export const ANOTHER = 'another'

type Draft = { chosen: string; bankCode: string; accountNumber: string }

/**
 * What is chosen: the user's choice, at first the account that was used last, `ANOTHER` where something was typed or
 * nothing is saved. Empty when the chosen account is gone: money never moves over to the next one by itself.
 */
export function chosenOf(
  accounts: readonly BankAccount[],
  { chosen, bankCode, accountNumber }: Draft,
): string {
  const [latest] = accounts
  if (!latest || chosen === ANOTHER) return ANOTHER
  if (accounts.some(({ _id }) => _id === chosen)) return chosen
  if (chosen !== '') return ''
  return bankCode !== '' || accountNumber !== '' ? ANOTHER : latest._id
}
