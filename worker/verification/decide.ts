import { and, eq } from 'drizzle-orm'
import { decideVerification } from '#schema/contract/admin-verifications.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { matchNames } from '#schema/domain/match-names.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { VERIFICATION_FACTS } from '#schema/domain/messages/verification.ts'
import { whyNotDecide, type Refusal, type StepReason } from '#schema/domain/verification.ts'
import { users } from '#schema/tables/users.ts'
import { verifications } from '#schema/tables/verifications.ts'
import type { Context } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit, type Effect } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectBankNames, selectFile } from './admin-queries.ts'
import type { VerificationRow } from './queries.ts'
import { unseal } from './sealed.ts'

type Decision = ParsedInput<typeof decideVerification>
type Outcome = {
  columns: { again: StepReason[]; refusal: Refusal | null }
  effects: Effect
}

const reasonFact = ({ step, reason }: StepReason): string =>
  (VERIFICATION_FACTS.reasons[step] as Readonly<Record<string, string>>)[reason] ?? ''

/** What each decision writes beside the state. Its notice is in the same batch. */
function outcomeOf(
  { db, now }: Context,
  row: VerificationRow,
  input: Decision,
  isSameName: boolean,
): Outcome {
  const to = row.userId
  if (input.decision === 'needs_again') {
    const again = input.again ?? []
    if (again.length === 0)
      throw new DomainError('invalid_input', ADMIN_MESSAGES.stepsAgain, {
        fields: { again: ADMIN_MESSAGES.stepsAgain },
      })
    const lines = again.map(reasonFact)
    const effects = notify({ to, kind: 'verificationAgain', data: { lines }, now })
    return { columns: { again, refusal: null }, effects }
  }
  if (input.decision === 'refused') {
    const { refusal } = input
    if (!refusal)
      throw new DomainError('invalid_input', ADMIN_MESSAGES.refusal, {
        fields: { refusal: ADMIN_MESSAGES.refusal },
      })
    const lines = [VERIFICATION_FACTS.refusals[refusal]]
    const effects = notify({ to, kind: 'verificationRefused', data: { lines }, now })
    return { columns: { again: [], refusal }, effects }
  }
  const checked = { identityCheckedAt: now, bankNameCheckedAt: isSameName ? now : null }
  return {
    columns: { again: [], refusal: null },
    effects: [
      db
        .update(users)
        .set({ isVerified: true, ...checked, updatedAt: now })
        .where(eq(users.id, to)),
      notify({ to, kind: 'verified', now }),
    ],
  }
}

export const decideVerificationRoute = route(decideVerification, async (ctx, input) => {
  const { db, deps, userId, now, read } = ctx
  const { id, decision, reason } = input
  const { found, banks } = await read({
    found: first(selectFile(db, id)),
    banks: selectBankNames(db, id),
  })
  if (!found) throw new DomainError('not_found')
  const { row } = found
  throwIf(whyNotDecide(row, userId, now))
  const name = await unseal(deps.settings, id, 'name', row.nameEnc)
  const isSameName = banks.some(
    ({ accountName }) => name !== null && matchNames(name, accountName) === 'same',
  )
  const { columns, effects } = outcomeOf(ctx, row, input, isSameName)
  return commit({
    effects: [
      db
        .update(verifications)
        .set({ ...columns, state: decision, decidedAt: now, reviewingSince: null })
        .where(
          and(
            eq(verifications.id, id),
            eq(verifications.state, 'reviewing'),
            eq(verifications.reviewerId, userId),
          ),
        ),
      assertRowsChanged('user_state'),
      effects,
      changedForUser(row.userId),
    ],
    touchesUserSummary: decision === 'verified',
    audit: {
      subject: row.userId,
      reason,
      details: {
        verification: id,
        decision,
        ...(columns.again.length > 0 && { again: columns.again }),
        ...(columns.refusal && { refusal: columns.refusal }),
      },
    },
    response: { message: ADMIN_MESSAGES.decided[decision] },
  })
})
