import fc from 'fast-check'
import type { How, Outcome, PlainWallet, Step } from './plain-wallet.ts'

/** Stands for whoever may do it: most steps are taken by the right one, some by somebody else. */
const RIGHT = 9
const tasker = fc.integer({ min: 2, max: 3 })
const anybody = fc.nat({ max: 3 })
const mostly = fc.constantFrom(RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, 0, 1, 2, 3)
const nth = fc.nat({ max: 3 })
const how = fc.constantFrom<How>(
  ...(['as asked', 'as asked', 'as asked', 'as asked', 'less', 'declined', 'abandoned'] as const),
  ...(['dollars', 'live', 'stranger'] as const),
)
const outcome = fc.constantFrom<Outcome>('success', 'success', 'failed', 'blocked', 'reversed')
const kobo = fc.constantFrom(100_000, 999_999, 1_010_000, 2_500_000)
const isRight = fc.constantFrom(true, true, true, true, true, false)
const step = <T extends Step['do'], M extends object>(
  what: T,
  more: { [K in keyof M]: fc.Arbitrary<M[K]> },
) => fc.record({ do: fc.constant(what), ...more }) as unknown as fc.Arbitrary<Step>

const begin = step('begin', {
  who: anybody,
  amount: fc.constantFrom(500_000, 1_234_567, 9_999_900),
})
const pay = step('pay', { payment: nth, how })
const confirm = step('confirm', { who: mostly, payment: nth })
const tell = step('tell', {
  copies: fc.integer({ min: 1, max: 3 }),
  order: fc.constantFrom('same' as const, 'reversed' as const, 'shuffled' as const),
})
const clock = step('clock', { minutes: fc.constantFrom(1, 11, 31) })
const offer = step('offer', {
  ...{ who: fc.nat({ max: 1 }), tasker },
  price: fc.constantFrom(333_300, 1_111_100, 2_000_000),
})
const award = step('award', { who: mostly, task: nth })
const submit = step('submit', { who: mostly, task: nth })
const approve = step('approve', { who: mostly, task: nth })
const take = step('withdraw', { who: anybody, amount: kobo, pin: isRight })
const decide = step('transfer', { payout: nth, outcome })
const again = step('again', {})
const otherwise = step('otherwise', {})

/** A step by itself, or some that follow from each other; left to chance alone hardly a history would get anywhere. */
const some = (...steps: fc.Arbitrary<Step>[]) => fc.tuple(...steps) as fc.Arbitrary<Step[]>
/** One person who does not remember well. */
const guesses = fc
  .tuple(
    anybody,
    fc.array(fc.constantFrom(true, false, false, false), { minLength: 3, maxLength: 8 }),
  )
  .map(([who, tries]) =>
    tries.map((each): Step => ({ do: 'withdraw', who, amount: 2_500_000, pin: each })),
  )
const chunk = fc.oneof(
  { weight: 1, arbitrary: guesses },
  { weight: 2, arbitrary: some(fc.oneof(begin, pay, confirm, tell, clock)) },
  { weight: 2, arbitrary: some(fc.oneof(offer, award, submit, approve, take, decide)) },
  { weight: 2, arbitrary: some(fc.oneof(again, again, otherwise, take, clock)) },
  { weight: 2, arbitrary: some(begin, pay, fc.oneof(confirm, tell, clock)) },
  { weight: 2, arbitrary: some(award, submit, approve) },
  { weight: 1, arbitrary: some(offer, award, again) },
  { weight: 2, arbitrary: some(take, decide, fc.oneof(tell, clock)) },
  { weight: 1, arbitrary: some(decide, tell, decide, tell) },
)
export const anyHistory = fc
  .array(chunk, { minLength: 3, maxLength: 8, size: 'max' })
  .map((chunks) => chunks.flat())

/** The numbers of things that there are, and the right person where nobody else was meant. */
export function aimed(one: Step, { payments: paid, payouts: sent, tasks }: PlainWallet): Step {
  const among = (place: number, all: readonly unknown[]) => place % Math.max(1, all.length)
  if (one.do === 'pay') return { ...one, payment: among(one.payment, paid) }
  if (one.do === 'transfer') return { ...one, payout: among(one.payout, sent) }
  if (one.do === 'confirm') {
    const payment = among(one.payment, paid)
    return { ...one, payment, who: one.who === RIGHT ? (paid[payment]?.who ?? 0) : one.who }
  }
  if (one.do !== 'award' && one.do !== 'submit' && one.do !== 'approve') return one
  const number = among(one.task, tasks)
  const right = one.do === 'submit' ? tasks[number]?.tasker : tasks[number]?.who
  return { ...one, task: number, who: one.who === RIGHT ? (right ?? 0) : one.who }
}
