import { useRef, useState } from 'react'
import { ApiError, messageFor, NetworkError } from '#pwa/api/errors.ts'
import { requestFor } from '#pwa/outbox/request-key.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { runCommand } from '#pwa/sync/use-command.ts'
import { useRetryWait } from '#pwa/sync/use-retry-wait.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { messages } from './messages.ts'
import { destinationOf, lookUpName, type NameLookup, type Target } from './name-lookup.ts'
import type { WithdrawalErrors, WithdrawalInput } from './validate-withdrawal.ts'

/** How long the user can stop a withdrawal whose account name came after the button was pressed. */
const STOP_WITHIN_MS = 4000

type FoundName = Extract<NameLookup, { status: 'found' }>

/** The look-up on the screen when the button was pressed, and whether money may go to an account of this name. */
type ShownName = {
  lookup: NameLookup
  /** That of a saved account, which is on its card. */
  savedName: string | null
  mayReceive: (name: string) => boolean
}

export type SentWithdrawal = ResponseBody<typeof withdraw> & {
  lookup: NameLookup
}
export type StopOffer = {
  lookup: FoundName
  amount: string
  answer: (isSent: boolean) => void
}

/** Null: nothing was sent. Only a PIN that was wrong has to be typed again. */
type Outcome = { sent: SentWithdrawal | null; isPinWrong: boolean }
const NOT_SENT: Outcome = { sent: null, isPinWrong: false }
const isPinError = (failure: unknown): boolean =>
  failure instanceof ApiError && (failure.code === 'wrong_pin' || failure.code === 'pin_locked')

const FIELD_OF: Record<string, keyof WithdrawalInput> = {
  wrong_pin: 'pin',
  unknown_account: 'accountNumber',
  unknown_bank: 'bankCode',
  bank_account_gone: 'bankAccount',
  insufficient_funds: 'amount',
  withdrawal_limit: 'amount',
}

/** The server's errors by the names of the form; the contract spells `accountNmber`. */
function fieldErrorsOf(error: ApiError, { bankAccount }: Target): WithdrawalErrors {
  const { accountNmber, ...fields } = (error.fields ?? {}) as Record<string, string>
  const field = FIELD_OF[error.code]
  let errors: WithdrawalErrors = field ? { [field]: error.message } : {}
  if (error.fields) errors = accountNmber ? { ...fields, accountNumber: accountNmber } : fields
  // What is wrong with a saved account is shown at the choice: it has no fields.
  const { bankCode, accountNumber, ...others } = errors
  const wrong = bankCode ?? accountNumber
  return bankAccount && wrong ? { ...others, bankAccount: wrong } : errors
}

/**
 * The key of the input is stored without the PIN, so that it survives a lost response, a reload and a killed browser. A
 * rejection does not end it: after a lost response, a wrong PIN must not lead to a second withdrawal.
 */
async function sendWithdrawal(session: Session, { pin, amount, ...target }: WithdrawalInput) {
  const { replica } = session
  const { bankAccount, bankCode, accountNumber } = target
  const storable = { ...destinationOf(target), amount }
  const request = requestFor(storable, await replica.getMeta('pendingWithdrawal'))
  await replica.setMeta('pendingWithdrawal', request)
  const destination = bankAccount ? { bankAccount } : { bankCode, accountNmber: accountNumber }
  const response = await runCommand(session, withdraw, { ...destination, amount, pin }, request.key)
  await replica.setMeta('pendingWithdrawal', null)
  return response
}

/** Offers to stop the withdrawal for a few seconds. */
function useStopOffer() {
  const [stopOffer, setStopOffer] = useState<StopOffer | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const offerStop = (lookup: FoundName, amount: string) =>
    new Promise<boolean>((resolve) => {
      const answer = (isSent: boolean) => {
        clearTimeout(timer.current)
        setStopOffer(null)
        resolve(isSent)
      }
      timer.current = setTimeout(() => answer(true), STOP_WITHIN_MS)
      setStopOffer({ lookup, amount, answer })
    })
  return { stopOffer, offerStop }
}

export function useWithdrawal() {
  const session = useSession()
  const { stopOffer, offerStop } = useStopOffer()
  const [errors, setErrors] = useState<WithdrawalErrors>({})
  const [formError, setFormError] = useState<string | null>(null)
  const [isUnknown, setIsUnknown] = useState(false)
  const { waitText, startWait } = useRetryWait('withdraw')

  /** No money is sent to a name that the user could not read. Null when nothing is sent. */
  async function confirmName(
    input: WithdrawalInput,
    { lookup: shown, savedName, mayReceive }: ShownName,
  ): Promise<NameLookup | null> {
    const lookup = shown.status === 'found' ? shown : await lookUpName(session, input)
    if (lookup.status === 'unavailable') setFormError(messages.noName)
    if (lookup.status === 'found' && !mayReceive(lookup.name)) {
      setFormError(messages.tickFirst)
      return null
    }
    if (shown.status === 'found') return shown
    if (lookup.status === 'rejected') {
      setErrors({ [input.bankAccount ? 'bankAccount' : 'accountNumber']: lookup.message })
      toast(lookup.message, 'bad')
      return null
    }
    if (lookup.status !== 'found') return null
    if (lookup.name === savedName) return lookup
    if (await offerStop(lookup, input.amount)) return lookup
    toast(messages.stopped, 'news')
    return null
  }

  function showFailure(failure: unknown, target: Target): void {
    startWait(failure)
    if (failure instanceof ApiError) {
      const fieldErrors = fieldErrorsOf(failure, target)
      setErrors(fieldErrors)
      setFormError(Object.keys(fieldErrors).length > 0 ? null : failure.message)
    } else if (failure instanceof NetworkError) setIsUnknown(true)
    toast(messageFor(failure), 'bad')
  }

  async function send(input: WithdrawalInput, lookup: NameLookup): Promise<Outcome> {
    try {
      return { sent: { ...(await sendWithdrawal(session, input)), lookup }, isPinWrong: false }
    } catch (failure) {
      showFailure(failure, input)
      return { sent: null, isPinWrong: isPinError(failure) }
    }
  }

  async function submit(input: WithdrawalInput, shown: ShownName): Promise<Outcome> {
    setErrors({})
    setFormError(null)
    setIsUnknown(false)
    const lookup = await confirmName(input, shown)
    return lookup ? send(input, lookup) : NOT_SENT
  }
  return { submit, stopOffer, errors, setErrors, formError: waitText ?? formError, isUnknown }
}
