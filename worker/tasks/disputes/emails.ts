import type { DisputeOutcome, Split } from '#schema/domain/dispute.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Statement } from '#worker/db/write.ts'
import {
  disputeAnsweredEmail,
  disputeEndedEmail,
  disputeOpenedEmail,
} from '#worker/mail/templates.ts'
import type { TaskRow } from '../queries.ts'
import type { DisputeRow, Party } from './queries.ts'

const without = (parties: readonly Party[], user: UserId) => parties.filter(({ id }) => id !== user)

/** To the other side, who has to answer. */
export const disputeOpenedEmails = (
  { title }: TaskRow,
  { openedBy, answerBy }: DisputeRow,
  parties: readonly Party[],
  now: number,
): Statement[] =>
  without(parties, openedBy).map((to) => disputeOpenedEmail(to, title, answerBy, now).write)

/** To the side that opened the dispute. */
export const disputeAnsweredEmails = (
  { title }: TaskRow,
  { openedBy, decideBy }: DisputeRow,
  parties: readonly Party[],
  now: number,
): Statement[] =>
  parties
    .filter(({ id }) => id === openedBy)
    .map((to) => disputeAnsweredEmail(to, title, decideBy, now).write)

type Ended = { split: Split; outcome: DisputeOutcome }

/** To both, with what was paid and what went back. */
export const disputeEndedEmails = (
  { title }: TaskRow,
  ended: Ended,
  parties: readonly Party[],
  now: number,
): Statement[] => parties.map((to) => disputeEndedEmail(to, { title, ...ended }, now).write)
