import * as v from 'valibot'
import { command, query } from './endpoint.ts'
import { IdOf, InstantOut, Message, NairaOut } from './values.ts'

/** A withdrawal that a person must look at before it is sent: its account has another name than its owner (R43). */
export const HeldWithdrawal = v.object({
  _id: IdOf('payout'),
  username: v.string(),
  amount: NairaOut,
  /** What will arrive of it. */
  arrives: NairaOut,
  bankName: v.string(),
  accountLast4: v.string(),
  accountName: v.string(),
  reason: v.string(),
  createdAt: InstantOut,
})
export type HeldWithdrawal = v.InferOutput<typeof HeldWithdrawal>

export const listHeld = query('wallet.listHeld', {
  path: 'admin/withdrawals',
  who: 'admin',
  says: 'Withdrawals that wait for a person to look at them, the oldest first (R43, R48).',
  input: v.object({}),
  output: v.object({ withdrawals: v.array(HeldWithdrawal) }),
})

export const decideHeld = command('wallet.decideHeld', {
  method: 'PUT',
  path: 'admin/withdrawals/{id}',
  who: 'admin',
  body: 'json',
  says: 'Sends a withdrawal that was held, or gives its money back; one that was sent is out of our hands (R43, R47).',
  input: v.object({
    id: IdOf('payout'),
    decision: v.picklist(['send', 'return'], 'Choose to send it or to return it'),
  }),
  output: Message({}),
})
