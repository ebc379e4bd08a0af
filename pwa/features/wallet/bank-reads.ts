import { queryOptions } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listBanks, resolveAccount, type Bank } from '#schema/contract/withdrawals.ts'
import { isAccountNumber } from '#schema/domain/banking.ts'
import { newId } from '#schema/domain/ids.ts'
import { BANKS_KEPT_MS } from '#schema/domain/limits.ts'
import { Refused, wordsFor } from '#pwa/api/failures.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'

/** The banks, asked for once a day and kept for when the provider, or the line, is down. */
export const pullBanks = (session: Session) =>
  queryOptions({
    queryKey: [session.me, listBanks.name],
    staleTime: BANKS_KEPT_MS,
    queryFn: async ({ signal }) => {
      const banks = await session.call(listBanks, {}, { signal })
      await session.replica.know('banks', { at: session.now(), banks })
      return null
    },
  })

export const useBanks = () =>
  useReplica(async ({ replica }) => (await replica.fact('banks')) ?? null, [])

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** "Guaranty Trust Bank" is GTB and GTBank to whoever banks there; "United Bank for Africa" is UBA. */
function shortNames(name: string): string[] {
  const words = name.match(/\b[A-Z]\w*/g) ?? []
  const initials = (some: readonly string[]) => some.map(([first = '']) => first).join('')
  const last = words.at(-1) ?? ''
  return [initials(words), initials(words.slice(0, -1)) + last].map(plain)
}

/** Banks whose name, code, or short name has what was typed. */
export function banksLike(banks: readonly Bank[], typed: string): readonly Bank[] {
  const sought = plain(typed)
  if (!sought) return banks
  return banks.filter(
    ({ code, name }) =>
      plain(name).includes(sought) ||
      code.startsWith(sought) ||
      shortNames(name).some((short) => short.startsWith(sought)),
  )
}

/** Whose account it is, as the bank says: what a person must see before money leaves (R43). */
export type Holder =
  | { is: 'none' }
  | { is: 'asking' }
  | { is: 'known'; name: string; bank: string }
  /** The bank does not know it. */
  | { is: 'wrong'; words: string }
  /** Nobody could be asked. */
  | { is: 'unknown'; words: string }

/** Not the account's fault: it may be right all the same. */
const NOT_ASKED = ['provider_unavailable', 'too_many_tries', 'unavailable', 'fault']

async function askFor(session: Session, bankCode: string, accountNumber: string): Promise<Holder> {
  try {
    const key = newId('journal')
    const heard = await session.call(resolveAccount, { accountNumber, bankCode }, { key })
    return { is: 'known', name: heard.accountName, bank: heard.bankName }
  } catch (failure) {
    const isWrong = failure instanceof Refused && !NOT_ASKED.includes(failure.code)
    return { is: isWrong ? 'wrong' : 'unknown', words: wordsFor(failure) }
  }
}

const answers = new Map<string, Promise<Holder>>()

/** Asked once for each account; only what the bank itself said is remembered. */
export function holderOf(session: Session, bankCode: string, account: string): Promise<Holder> {
  const name = `${session.me} ${bankCode} ${account}`
  const known = answers.get(name)
  if (known) return known
  const answer = askFor(session, bankCode, account).then((holder) => {
    if (holder.is === 'unknown') answers.delete(name)
    return holder
  })
  answers.set(name, answer)
  return answer
}

/** Asks as soon as bank and number are whole, and again when either is another. */
export function useHolder(bankCode: string, account: string, online: boolean): Holder {
  const session = useSession()
  const [found, setFound] = useState<{ about: string; holder: Holder } | null>(null)
  const about = `${bankCode} ${account}`
  const isWhole = bankCode !== '' && isAccountNumber(account)
  useEffect(() => {
    if (!isWhole || !online) return
    let isLeft = false
    void holderOf(session, bankCode, account).then((holder) => {
      if (!isLeft) setFound({ about, holder })
    })
    return () => {
      isLeft = true
    }
  }, [session, about, bankCode, account, isWhole, online])
  if (!isWhole) return { is: 'none' }
  return found?.about === about ? found.holder : online ? { is: 'asking' } : { is: 'none' }
}
