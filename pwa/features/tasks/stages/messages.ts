import { localize } from '#schema/domain/localize.ts'
import type { StageState } from '#schema/domain/stage-money.ts'
import type { StageKind } from '#schema/domain/stages.ts'

/** Texts about the stages of an assigned todo and its money. Dates and amounts come formatted. */
export const messages = localize('features/tasks/stages', {
  heading: 'Stages',
  position: (n: number, count: number, title: string) => `Stage ${n} of ${count}: ${title}`,
  now: 'Now',
  kinds: { work: 'Work', materials: 'Materials' } satisfies Record<StageKind, string>,
  by: (day: string) => `by ${day}`,
  states: {
    working: 'Being worked on',
    submitted: 'Submitted',
    disputed: 'In dispute',
    held: 'Held',
    notHeld: 'Not held yet',
    paid: 'Paid',
    divided: 'A part is paid, the rest came back',
    cameBack: 'Came back to the client',
    ended: 'Ended without payment',
  } satisfies Record<StageState, string>,
  notHeldNow: (amount: string) => `${amount} not held yet`,

  fund: (amount: string) => `Hold ${amount} now`,
  fundTitle: (title: string) => `Hold the money for “${title}”?`,
  fundSteps: (amount: string, name: string) => [
    `${amount} leaves your wallet and is held for ${name}.`,
    `${name} is paid only when you approve this stage.`,
    'If the work ends before that, what is held and not paid comes back to you.',
  ],
  funding: 'Holding',
  inWallet: (amount: string) => `In your wallet: ${amount}`,
  short: (amount: string) => `Your wallet has ${amount} too little.`,
  fundWallet: (amount: string) => `Put ${amount} into your wallet`,
  notYet: 'Not yet',
  needsNetwork: 'No network. This moves money, so it cannot wait on this phone.',

  money: 'What happens to the money',
  rows: {
    amount: 'Price',
    held: 'Held',
    missing: 'Not held yet',
    paid: (name: string) => `Paid to ${name}`,
    paidToYou: 'Paid',
    fee: 'Platform fee',
    arrived: 'Arrived in your wallet',
    cameBack: 'Came back to you',
    returned: (name: string) => `Came back to ${name}`,
  },
  stage: (n: number, title: string) => `${n}. ${title}`,
  total: 'All stages',
  materialsNote: 'There is no fee on materials.',
})
