import type { UserId } from '#schema/domain/ids.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { gotWorse, type ProposalStatus } from '#schema/domain/proposal.ts'
import { Refusal, REFUSALS, type RefusalCode } from '#schema/domain/refusal.ts'
import { statusAfter, type TaskStatus } from '#schema/domain/task.ts'

type Terms = { version: number; price: Kobo; date: string }

/** R16: the version that was looked at may be an older one, unless it has got worse since. */
export function whyNotTheseTerms(
  seen: number | undefined,
  live: Terms,
  earlier: readonly Terms[],
): RefusalCode | null {
  if (seen === undefined || seen === live.version) return null
  const looked = earlier.find(({ version }) => version === seen)
  return !looked || gotWorse(looked, live) ? 'proposal_changed' : null
}

type Award = {
  task: { status: TaskStatus; client: UserId }
  client: UserId
  proposal: (Terms & { status: ProposalStatus }) | null
  taskerStands: boolean
  seen: number | undefined
  earlier: readonly Terms[]
}

/** R16, R17, but for the money. An award that was already made to the same tasker is told apart before this is asked. */
export function whyNotAward(award: Award): RefusalCode | null {
  const { task, client, proposal } = award
  if (task.client !== client) return 'not_found'
  if (!statusAfter(task.status, 'award')) return 'task_not_open'
  if (!proposal) return 'not_found'
  if (proposal.status !== 'pending' || !award.taskerStands) return 'proposal_not_live'
  return whyNotTheseTerms(award.seen, proposal, award.earlier)
}

/** R17: says how much is missing. */
export function refuseIfShort(available: Kobo, price: Kobo): void {
  if (available >= price) return
  const missing = formatNaira((price - available) as Kobo)
  throw new Refusal(
    'insufficient_funds',
    `${REFUSALS.insufficient_funds} You need ${missing} more.`,
  )
}
