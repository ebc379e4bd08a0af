import { useRef, useState } from 'react'
import { withdraw } from '#schema/contract/withdrawals.ts'
import type { Heard } from '#schema/contract/endpoint.ts'
import { newId } from '#schema/domain/ids.ts'
import { Refused, Unreached, wordsFor } from '#pwa/api/failures.ts'
import { useSession } from '#pwa/session/session.tsx'
import { doNow } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/toast-store.ts'
import { holderOf, type Holder } from './bank-reads.ts'
import type { Faults, Wish } from './withdraw-check.ts'
import { words } from './withdraw-words.ts'

/** How long somebody who pressed before the name was there has to stop it. */
const HOLD_MS = 4000

export type Sent = Heard<typeof withdraw> & { holder: Holder }
type Held = { holder: Holder; amount: string; end: (goOn: boolean) => void }

const FIELD_OF: Record<string, keyof Wish> = {
  wrong_pin: 'pin',
  unknown_account: 'accountNumber',
  unknown_bank: 'bankCode',
  insufficient_funds: 'amount',
  withdrawal_limit: 'amount',
}

/** What the server found wrong, by our names of the fields. */
function toldBy(refused: Refused): Faults {
  const { accountNmber, ...fields } = (refused.fields ?? {}) as Record<string, string>
  const field = FIELD_OF[refused.code]
  if (refused.fields) return accountNmber ? { ...fields, accountNumber: accountNmber } : fields
  return field ? { [field]: refused.message } : {}
}

/** Sends money to a bank, once: under a key that outlives a lost answer, a reload and a killed browser. */
export function useWithdrawal() {
  const session = useSession()
  const [held, setHeld] = useState<Held | null>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isUnknown, setIsUnknown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const told = ({ pin: _secret, ...wish }: Wish) => JSON.stringify(wish)
  async function keyFor(wish: Wish): Promise<string> {
    const before = await session.replica.fact('withdrawing')
    if (before?.wish === told(wish)) return before.key
    const key = newId('journal')
    await session.replica.know('withdrawing', { wish: told(wish), key })
    return key
  }

  /** Nobody sends money to a name they had no chance to read (R43). */
  const hold = (holder: Holder, amount: string) =>
    new Promise<boolean>((resolve) => {
      const end = (goOn: boolean) => {
        clearTimeout(timer.current)
        setHeld(null)
        resolve(goOn)
      }
      timer.current = setTimeout(() => end(true), HOLD_MS)
      setHeld({ holder, amount, end })
    })

  async function isRightHolder(wish: Wish, seen: Holder): Promise<Holder | null> {
    if (seen.is === 'known' || seen.is === 'unknown') return seen
    const holder = await holderOf(session, wish.bankCode, wish.accountNumber)
    if (holder.is === 'wrong') {
      setFaults({ accountNumber: holder.words })
      toast(holder.words, 'bad')
      return null
    }
    if (await hold(holder, wish.amount)) return holder
    toast(words.stopped, 'news')
    return null
  }

  async function send(wish: Wish, holder: Holder): Promise<Sent | null> {
    try {
      const { accountNumber: accountNmber, ...rest } = wish
      const heard = await doNow(session, withdraw, { ...rest, accountNmber }, await keyFor(wish))
      await session.replica.know('withdrawing', null)
      return { ...heard, holder }
    } catch (failure) {
      if (failure instanceof Refused) {
        await session.replica.know('withdrawing', null)
        const about = toldBy(failure)
        setFaults(about)
        setRefusal(Object.keys(about).length > 0 ? null : failure.message)
      } else if (failure instanceof Unreached) setIsUnknown(true)
      toast(wordsFor(failure), 'bad')
      return null
    }
  }

  return {
    held,
    faults,
    setFaults,
    refusal,
    isUnknown,
    /** `seen`: what stood on the screen about the account when the button was pressed. */
    async withdraw(wish: Wish, seen: Holder): Promise<Sent | null> {
      setFaults({})
      setRefusal(null)
      setIsUnknown(false)
      const holder = await isRightHolder(wish, seen)
      return holder && send(wish, holder)
    },
  }
}
