import fc from 'fast-check'
import type { PaymentVariant, ReferenceWallet, Step, TransferOutcome } from './reference-wallet.ts'

/** In place of a user: the one who is allowed to take the step. */
const AUTHORIZED = 9

const taskerIndex = fc.integer({ min: 2, max: 3 })
const anyUser = fc.nat({ max: 3 })
const mostlyAuthorized = fc.constantFrom(
  AUTHORIZED,
  AUTHORIZED,
  AUTHORIZED,
  AUTHORIZED,
  AUTHORIZED,
  0,
  1,
  2,
  3,
)
const anyIndex = fc.nat({ max: 3 })
const paymentVariant = fc.constantFrom<PaymentVariant>(
  'exact',
  'exact',
  'exact',
  'exact',
  'partial',
  'declined',
  'abandoned',
  'wrong currency',
  'live mode',
  'wrong owner',
)
const transferOutcome = fc.constantFrom<TransferOutcome>(
  'success',
  'success',
  'failed',
  'blocked',
  'reversed',
)
const payoutKobo = fc.constantFrom(100_000, 999_999, 1_010_000, 2_500_000)
const mostlyRight = fc.constantFrom(true, true, true, true, true, false)

const stepOf = <T extends Step['type'], F extends object>(
  type: T,
  fields: { [K in keyof F]: fc.Arbitrary<F[K]> },
) => fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<Step>

const startPayment = stepOf('startPayment', {
  user: anyUser,
  amount: fc.constantFrom(500_000, 1_234_567, 9_999_900),
})
const pay = stepOf('pay', { payment: anyIndex, variant: paymentVariant })
const confirmPayment = stepOf('confirmPayment', { user: mostlyAuthorized, payment: anyIndex })
const deliverWebhooks = stepOf('deliverWebhooks', {
  copies: fc.integer({ min: 1, max: 3 }),
  order: fc.constantFrom('same' as const, 'reversed' as const, 'shuffled' as const),
})
const runJobs = stepOf('runJobs', { minutes: fc.constantFrom(1, 11, 31) })
const postAndApply = stepOf('postAndApply', {
  user: fc.nat({ max: 1 }),
  tasker: taskerIndex,
  price: fc.constantFrom(333_300, 1_111_100, 2_000_000),
})
const award = stepOf('award', { user: mostlyAuthorized, task: anyIndex })
const submit = stepOf('submit', { user: mostlyAuthorized, task: anyIndex })
const approve = stepOf('approve', { user: mostlyAuthorized, task: anyIndex })
const withdraw = stepOf('withdraw', { user: anyUser, amount: payoutKobo, isPinRight: mostlyRight })
const decideTransfer = stepOf('decideTransfer', { payout: anyIndex, outcome: transferOutcome })
const repeatLast = stepOf('repeatLast', {})
const reuseLastKey = stepOf('reuseLastKey', {})

const sequence = (...steps: fc.Arbitrary<Step>[]) => fc.tuple(...steps) as fc.Arbitrary<Step[]>

/** Several PINs by one user, most of them wrong. */
const pinGuesses = fc
  .tuple(
    anyUser,
    fc.array(fc.constantFrom(true, false, false, false), { minLength: 3, maxLength: 8 }),
  )
  .map(([user, guesses]) =>
    guesses.map((isPinRight): Step => ({ type: 'withdraw', user, amount: 2_500_000, isPinRight })),
  )

const withdrawalSteps = sequence(withdraw, decideTransfer, fc.oneof(deliverWebhooks, runJobs))
const reversalSteps = sequence(decideTransfer, deliverWebhooks, decideTransfer, deliverWebhooks)

/** Single steps and sequences that depend on each other: independent steps would rarely complete anything. */
const stepSequence = fc.oneof(
  { weight: 1, arbitrary: pinGuesses },
  {
    weight: 2,
    arbitrary: sequence(fc.oneof(startPayment, pay, confirmPayment, deliverWebhooks, runJobs)),
  },
  {
    weight: 2,
    arbitrary: sequence(fc.oneof(postAndApply, award, submit, approve, withdraw, decideTransfer)),
  },
  {
    weight: 2,
    arbitrary: sequence(fc.oneof(repeatLast, repeatLast, reuseLastKey, withdraw, runJobs)),
  },
  {
    weight: 2,
    arbitrary: sequence(startPayment, pay, fc.oneof(confirmPayment, deliverWebhooks, runJobs)),
  },
  { weight: 2, arbitrary: sequence(award, submit, approve) },
  { weight: 1, arbitrary: sequence(postAndApply, award, repeatLast) },
  { weight: 2, arbitrary: withdrawalSteps },
  { weight: 1, arbitrary: reversalSteps },
)
export const anyHistory = fc
  .array(stepSequence, { minLength: 3, maxLength: 8, size: 'max' })
  .map((sequences) => sequences.flat())

/** Maps the indexes of a generated step to things that exist, and `AUTHORIZED` to the user who may take it. */
export function resolveStep(step: Step, { payments, payouts, tasks }: ReferenceWallet): Step {
  const existing = (index: number, all: readonly unknown[]) => index % Math.max(1, all.length)
  const actor = (user: number, authorized = 0) => (user === AUTHORIZED ? authorized : user)
  switch (step.type) {
    case 'pay':
      return { ...step, payment: existing(step.payment, payments) }
    case 'decideTransfer':
      return { ...step, payout: existing(step.payout, payouts) }
    case 'confirmPayment': {
      const payment = existing(step.payment, payments)
      return { ...step, payment, user: actor(step.user, payments[payment]?.user) }
    }
    case 'award':
    case 'approve': {
      const task = existing(step.task, tasks)
      return { ...step, task, user: actor(step.user, tasks[task]?.client) }
    }
    case 'submit': {
      const task = existing(step.task, tasks)
      return { ...step, task, user: actor(step.user, tasks[task]?.tasker) }
    }
    default:
      return step
  }
}
