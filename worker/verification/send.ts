import { eq, sql } from 'drizzle-orm'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { sendVerification } from '#schema/contract/verifications.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { whyNotPicture } from '#schema/domain/identity-picture.ts'
import { newId } from '#schema/domain/ids.ts'
import { VALIDATION_FACTS } from '#schema/domain/messages/validation.ts'
import { VERIFICATION_FACTS as messages } from '#schema/domain/messages/verification.ts'
import {
  isDocumentNumber,
  neededSteps,
  plainDocumentNumber,
  verifiableFrom,
  whyNotBirthDate,
  whyNotVerify,
  type PictureStep,
  type VerificationStep,
} from '#schema/domain/verification.ts'
import { verifications } from '#schema/tables/verifications.ts'
import type { Context } from '#worker/context.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import {
  checkPicture,
  deleteIdentityPictures,
  pictureRefused,
  storeIdentityPicture,
  type CheckedPicture,
} from '#worker/files/identity-pictures.ts'
import { route } from '#worker/http/serve.ts'
import { consumeAttempts, counterOf } from '#worker/limits/rate-limit.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectLatest, selectRefusals, type VerificationRow } from './queries.ts'
import { numberHashOf, presentKeyId, seal } from './sealed.ts'

type Input = ParsedInput<typeof sendVerification>

const FIELDS: Record<VerificationStep, readonly (keyof Input)[]> = {
  name: ['name', 'birthDate'],
  document: ['documentKind', 'documentNumber', 'documentPicture'],
  face: ['facePicture'],
}

function throwIfWrong(fields: Record<string, string>): void {
  const [message] = Object.values(fields)
  if (message) throw new DomainError('invalid_input', message, { fields })
}

/** All fields of the steps that are needed, and each as it must be. */
function checkFields(steps: readonly VerificationStep[], input: Input, now: number): void {
  const missing = steps.flatMap((step) => FIELDS[step]).filter((name) => input[name] === undefined)
  throwIfWrong(
    Object.fromEntries(
      missing.map((name) => [name, VALIDATION_FACTS.required(messages.labels[name])]),
    ),
  )
  const { birthDate, documentKind, documentNumber } = input
  const birth = birthDate && steps.includes('name') ? whyNotBirthDate(birthDate, now) : null
  const isNumber =
    !documentKind || !documentNumber || isDocumentNumber(documentKind, documentNumber)
  throwIfWrong({
    ...(birth && {
      birthDate: birth === 'too_young' ? messages.tooYoung : messages.birthDateNotReal,
    }),
    ...(documentKind && !isNumber && { documentNumber: messages.numbers[documentKind] }),
  })
}

/** What a phone of ours has checked before; brightness is measured there only. */
function refusePicture(step: PictureStep, { size, sha256 }: CheckedPicture, others: string[]) {
  const facts = { step, sha256, others, meanLuminance: null, hasCameraData: null, screen: null }
  const { width, height } = size ?? { width: Infinity, height: Infinity }
  const reason = whyNotPicture({ ...facts, width, height })
  if (reason) throw pictureRefused(step, reason)
}

type Pictures = { documentFile?: string; faceFile?: string }

/** Both are checked before the first is stored. */
async function storePictures(
  { deps }: Context,
  id: string,
  { documentPicture, facePicture }: Pick<Input, 'documentPicture' | 'facePicture'>,
): Promise<Pictures> {
  const document = documentPicture && (await checkPicture(documentPicture))
  const face = facePicture && (await checkPicture(facePicture))
  if (document) refusePicture('document', document, [])
  if (face) refusePicture('face', face, document ? [document.sha256] : [])
  return {
    ...(document && { documentFile: await storeIdentityPicture(deps, id, document.bytes) }),
    ...(face && { faceFile: await storeIdentityPicture(deps, id, face.bytes) }),
  }
}

/** The encrypted columns of the steps that were sent. */
async function sealedColumns({ deps: { settings } }: Context, id: string, input: Input) {
  const { name, birthDate, documentKind: kind } = input
  const number = plainDocumentNumber(input.documentNumber ?? '')
  return {
    ...(name !== undefined && { nameEnc: await seal(settings, id, 'name', name) }),
    ...(birthDate !== undefined && {
      birthDateEnc: await seal(settings, id, 'birthDate', birthDate),
    }),
    ...(kind !== undefined && {
      documentKind: kind,
      numberEnc: await seal(settings, id, 'number', number),
      numberHash: await numberHashOf(settings, { kind, number }),
      numberLast4: number.slice(-4),
    }),
  }
}

/** Only fields of the steps that are needed count: another build may send all of them again. */
const fieldsOf = (steps: readonly VerificationStep[], input: Input): Input =>
  Object.fromEntries(steps.flatMap((step) => FIELDS[step]).map((name) => [name, input[name]]))

type Columns = Awaited<ReturnType<typeof sealedColumns>> & Pictures

/** The register is asked again about another name, date of birth or number, and about nothing else. */
const unasked = ({ nameEnc, numberEnc }: Columns) =>
  (nameEnc !== undefined || numberEnc !== undefined) && {
    registerAnswer: null,
    registerAttempts: 0,
    registerLeaseUntil: null,
  }

/** The first sending of an attempt, which is complete, or its missing steps again. */
function storeProof(
  ctx: Context,
  id: VerificationRow['id'],
  latest: VerificationRow | null,
  columns: Columns,
) {
  const { db, deps, userId, now } = ctx
  const state = 'sent' as const
  if (latest?.state !== 'needs_again') {
    const { documentKind, numberHash, numberLast4 } = columns
    if (!documentKind || !numberHash || !numberLast4)
      throw new TypeError('a proof without a document')
    const keyId = presentKeyId(deps.settings)
    const row = { ...columns, id, userId, state, documentKind, numberHash, numberLast4, keyId }
    return [db.insert(verifications).values({ ...row, sentAt: now, createdAt: now })]
  }
  const replaced = [
    columns.documentFile ? latest.documentFile : null,
    columns.faceFile ? latest.faceFile : null,
  ]
  return [
    db
      .update(verifications)
      .set({ ...columns, ...unasked(columns), state, again: [], decidedAt: null, sentAt: now })
      .where(sql`${eq(verifications.id, id)} AND ${eq(verifications.state, 'needs_again')}`),
    assertRowsChanged('user_state'),
    { afterCommit: () => deleteIdentityPictures(deps, replaced) },
  ]
}

/** Nothing here looks for the same document under another account: a person does (docs/rules.md#proof-of-identity). */
export const sendVerificationRoute = route(sendVerification, async (ctx, sent) => {
  const { deps, userId, now } = ctx
  const { actor, latest, refusals } = await ctx.read({
    latest: first(selectLatest({ userId })),
    refusals: selectRefusals({ userId }),
  })
  const refusedAt = refusals.map(({ at }) => at)
  const { userType, isVerified } = actor
  const reason = whyNotVerify(
    { userType, isVerified, state: latest?.state ?? null, refusedAt },
    now,
  )
  if (reason === 'verification_limit') {
    const until = verifiableFrom(refusedAt, now) ?? now
    throw new DomainError(reason, messages.limitedUntil(until))
  }
  if (reason === 'already_verified') throw new DomainError(reason, messages.done)
  throwIf(reason)
  const steps = neededSteps(latest)
  checkFields(steps, sent, now)
  await consumeAttempts(ctx, counterOf(deps, 'file', userId))

  const input = fieldsOf(steps, sent)
  const isAgain = latest?.state === 'needs_again'
  const id = isAgain ? latest.id : newId('verification')
  const columns = {
    ...(await storePictures(ctx, id, input)),
    ...(await sealedColumns(ctx, id, input)),
  }
  return commit({
    effects: [
      storeProof(ctx, id, latest, columns),
      changedForUser(userId),
      notify({ to: userId, kind: 'verificationSent', now }),
    ],
    response: {
      message: messages.sent,
      verification: {
        state: 'sent',
        again: [],
        refusal: null,
        documentKind: columns.documentKind ?? latest?.documentKind ?? 'nin',
        documentLast4: columns.numberLast4 ?? latest?.numberLast4 ?? '',
        sentAt: now,
        decidedAt: null,
        refusedAt,
      },
    },
    status: 201,
  })
})
