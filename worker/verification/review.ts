import { eq, sql } from 'drizzle-orm'
import {
  listVerifications,
  openVerificationPictures,
  readVerificationFile,
  takeVerification,
} from '#schema/contract/admin-verifications.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { matchNames } from '#schema/domain/match-names.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { REVIEW_LOCK_MS, whyNotTake } from '#schema/domain/verification.ts'
import { verifications } from '#schema/tables/verifications.ts'
import { presentAdminUser } from '#worker/admin/user-columns.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { pageOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { createIdentityLink, IDENTITY_LINK_MS } from '#worker/files/identity-pictures.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import {
  selectBankNames,
  selectEarlier,
  selectFile,
  selectSharing,
  selectWaiting,
} from './admin-queries.ts'
import type { VerificationRow } from './queries.ts'
import { unseal } from './sealed.ts'

type Found = {
  row: VerificationRow
  user: Parameters<typeof presentAdminUser>[0]
  /** The name of the administrator. */
  reviewer: string | null
}

function present({ row, user, reviewer }: Found, now: number) {
  const { id, state, documentKind, sentAt, reviewerId, reviewingSince } = row
  const until = reviewingSince === null ? 0 : reviewingSince + REVIEW_LOCK_MS
  const isTaken = state === 'reviewing' && until > now
  return {
    _id: id,
    user: presentAdminUser(user),
    state,
    documentKind,
    sentAt,
    takenBy: isTaken && reviewerId ? { _id: reviewerId, name: reviewer ?? '' } : null,
    takenUntil: isTaken ? until : null,
  }
}

export const listVerificationsRoute = route(listVerifications, async ({ db, now, read }, page) => {
  const { rows } = await read({ rows: selectWaiting(db, page) })
  const { shown, nextCursor } = pageOf(rows, page, ({ row }) => ({ at: row.sentAt, id: row.id }))
  return { verifications: shown.map((each) => present(each, now)), nextCursor }
})

export const readVerificationFileRoute = route(
  readVerificationFile,
  async ({ db, deps: { settings }, now, read }, { id }) => {
    const { found, banks, sharing, earlier } = await read({
      found: first(selectFile(db, id)),
      banks: selectBankNames(db, id),
      sharing: selectSharing(db, id),
      earlier: selectEarlier(db, id),
    })
    if (!found) throw new DomainError('not_found')
    const { row } = found
    const name = await unseal(settings, id, 'name', row.nameEnc)
    return {
      verification: present(found, now),
      name,
      birthDate: await unseal(settings, id, 'birthDate', row.birthDateEnc),
      documentNumber: await unseal(settings, id, 'number', row.numberEnc),
      documentLast4: row.numberLast4,
      pictures: [
        ...(row.documentFile === null ? [] : (['document'] as const)),
        ...(row.faceFile === null ? [] : (['face'] as const)),
      ],
      again: row.again,
      refusal: row.refusal,
      decidedAt: row.decidedAt,
      registerAnswer: row.registerAnswer,
      bankAccounts: banks.map(({ bankName, accountLast4, accountName }) => ({
        bankName,
        accountLast4,
        accountName,
        match: name === null ? null : matchNames(name, accountName),
      })),
      sharing: sharing.map(({ by, user }) => ({ by, user: presentAdminUser(user) })),
      earlier: earlier.map((each) => ({
        _id: each.id,
        state: each.state,
        documentKind: each.documentKind,
        documentLast4: each.numberLast4,
        again: each.again,
        refusal: each.refusal,
        sentAt: each.sentAt,
        decidedAt: each.decidedAt,
      })),
    }
  },
)

/** The first administrator who looks at it tells the user; whoever takes it later does not. */
export const takeVerificationRoute = route(
  takeVerification,
  async ({ db, userId, now, read }, { id }) => {
    const { found } = await read({ found: first(selectFile(db, id)) })
    if (!found) throw new DomainError('not_found')
    const { row } = found
    throwIf(whyNotTake(row, userId, now))
    const isFirst = row.state === 'sent'
    return commit({
      effects: [
        db
          .update(verifications)
          .set({ state: 'reviewing', reviewerId: userId, reviewingSince: now })
          .where(
            sql`${eq(verifications.id, id)} AND state = ${row.state} AND reviewing_since IS ${row.reviewingSince}`,
          ),
        assertRowsChanged('user_state'),
        isFirst
          ? [
              changedForUser(row.userId),
              notify({ to: row.userId, kind: 'verificationReviewing', now }),
            ]
          : [],
      ],
      audit: {
        subject: row.userId,
        reason: ADMIN_MESSAGES.takeReason,
        details: { verification: id },
      },
      response: { message: ADMIN_MESSAGES.taken, takenUntil: now + REVIEW_LOCK_MS },
    })
  },
)

/** The links exist only with the entry of the audit log, which is in the same batch as their stored response. */
export const openVerificationPicturesRoute = route(
  openVerificationPictures,
  async ({ db, deps, userId, now, read }, { id }) => {
    const { found } = await read({ found: first(selectFile(db, id)) })
    if (!found) throw new DomainError('not_found')
    const { documentFile, faceFile, userId: subject } = found.row
    if (documentFile === null && faceFile === null) throw new DomainError('not_found')
    const linkTo = (file: string | null) => file && createIdentityLink(deps, file, userId, now)
    return commit({
      effects: [],
      audit: { subject, reason: ADMIN_MESSAGES.picturesReason, details: { verification: id } },
      response: {
        message: ADMIN_MESSAGES.picturesOpened,
        document: await linkTo(documentFile),
        face: await linkTo(faceFile),
        expiresAt: now + IDENTITY_LINK_MS,
      },
    })
  },
)
