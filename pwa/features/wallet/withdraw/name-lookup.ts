import { useEffect, useMemo, useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { newRequestKey } from '#pwa/outbox/request-key.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { resolveAccount } from '#schema/contract/payouts.ts'
import { isAccountNumber } from '#schema/domain/banking.ts'
import type { BankAccountId } from '#schema/domain/ids.ts'

/** The name of a bank account, which the user must see before money leaves. */
export type NameLookup =
  /** The input is not complete, or there is no network. */
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'found'; name: string; bank: string }
  /** The bank has no such account. */
  | { status: 'rejected'; message: string }
  /** The bank could not be reached. */
  | { status: 'unavailable'; message: string }

/** Errors after which the account may be right all the same. */
const UNAVAILABLE_CODES = ['provider_unavailable', 'too_many_tries', 'unavailable', 'fault']

/** Where money goes: the id of a saved account, or else what was typed. */
export type Target = {
  bankAccount: BankAccountId | ''
  bankCode: string
  accountNumber: string
}

/** As the contract has it. */
export const destinationOf = ({ bankAccount, bankCode, accountNumber }: Target) =>
  bankAccount ? { bankAccount } : { bankCode, accountNumber }

export const targetKey = ({ bankAccount, bankCode, accountNumber }: Target): string =>
  bankAccount || `${bankCode} ${accountNumber}`

async function requestName(session: Session, target: Target): Promise<NameLookup> {
  try {
    const key = newRequestKey()
    const account = await session.call(resolveAccount, destinationOf(target), { key })
    return { status: 'found', name: account.accountName, bank: account.bankName }
  } catch (failure) {
    const isRejected = failure instanceof ApiError && !UNAVAILABLE_CODES.includes(failure.code)
    return { status: isRejected ? 'rejected' : 'unavailable', message: messageFor(failure) }
  }
}

const cache = new Map<string, Promise<NameLookup>>()

/** Cached per account, except when the bank could not be reached. */
export function lookUpName(session: Session, target: Target): Promise<NameLookup> {
  const cacheKey = `${session.userId} ${targetKey(target)}`
  const cached = cache.get(cacheKey)
  if (cached) return cached
  const lookup = requestName(session, target).then((result) => {
    if (result.status === 'unavailable') cache.delete(cacheKey)
    return result
  })
  cache.set(cacheKey, lookup)
  return lookup
}

/** Looks the name up as soon as an account is chosen, or bank and account number are complete. */
export function useNameLookup(
  { bankAccount, bankCode, accountNumber }: Target,
  isOnline: boolean,
): { lookup: NameLookup; askAgain: () => Promise<void> } {
  const session = useSession()
  const [latest, setLatest] = useState<{ account: string; lookup: NameLookup } | null>(null)
  const target = useMemo(
    () => ({ bankAccount, bankCode, accountNumber }),
    [bankAccount, bankCode, accountNumber],
  )
  const account = targetKey(target)
  const askAgain = async () => setLatest({ account, lookup: await lookUpName(session, target) })
  const isComplete = bankAccount !== '' || (bankCode !== '' && isAccountNumber(accountNumber))
  useEffect(() => {
    if (!isComplete || !isOnline) return
    let isOutdated = false
    void lookUpName(session, target).then((lookup) => {
      if (!isOutdated) setLatest({ account, lookup })
    })
    return () => {
      isOutdated = true
    }
  }, [session, account, target, isComplete, isOnline])
  if (!isComplete) return { lookup: { status: 'idle' }, askAgain }
  if (latest?.account === account) return { lookup: latest.lookup, askAgain }
  return { lookup: { status: isOnline ? 'loading' : 'idle' }, askAgain }
}
