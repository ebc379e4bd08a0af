import { asc, eq, type SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { EvidenceFile, evidenceInput } from '#schema/contract/evidence.schemas.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { checkMark, EVIDENCE_FIELDS, whyNotEvidence } from '#schema/domain/evidence.ts'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { evidenceFiles } from '#schema/tables/evidence.ts'
import type { Context, Deps } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { hex } from '#worker/secrets/hex.ts'
import { fileFromInput, type UploadRow } from './parts.ts'
import { createSignedLink, storePrivate } from './store.ts'
import { pictureOrPdfTypeOf } from './strip-metadata.ts'

type EvidenceInput = v.InferOutput<v.ObjectSchema<typeof evidenceInput, undefined>>
type Storing = Pick<Context, 'deps' | 'userId' | 'now' | 'write'>
type EvidenceRow = typeof evidenceFiles.$inferSelect
export type StoredEvidence = Pick<
  EvidenceRow,
  'key' | 'position' | 'type' | 'sha256' | 'capturedAt' | 'isSame' | 'createdAt'
>

async function checkedFile(file: Blob, mark: Parameters<typeof checkMark>[0], at: number) {
  const bytes = await file.arrayBuffer()
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes))
  const { mime } = pictureOrPdfTypeOf(new Uint8Array(bytes))
  return { file, mime, sha256, ...checkMark(mark, { sha256, at }) }
}

/** Checks all files of a command before it stores the first one, and compares each with the phone's mark. */
export async function storeEvidence(
  ctx: Storing,
  input: EvidenceInput,
  upload: UploadRow | null,
): Promise<StoredEvidence[]> {
  const { deps, now } = ctx
  const named = EVIDENCE_FIELDS.map((name) => input[name])
  const whole = await fileFromInput(ctx, {
    file: named.find((file) => file !== undefined),
    uploadId: input.uploadId,
    upload,
  })
  const all = input.uploadId === undefined ? named : [whole, ...named.slice(1)]
  const sent = all.flatMap((file, index) =>
    file ? [{ file, mark: input.evidenceMarks?.[index] }] : [],
  )
  const files = await Promise.all(sent.map(({ file, mark }) => checkedFile(file, mark, now)))
  throwIf(whyNotEvidence(files.map(({ mime }) => mime)))
  return Promise.all(
    files.map(async ({ file, mime, sha256, capturedAt, isSame }, position) => {
      const { key } = await storePrivate(deps, file)
      return { key, position, type: mime, sha256, capturedAt, isSame, createdAt: now }
    }),
  )
}

/** Part of the batch that writes the subject: a submission, or a statement. */
export const insertEvidence = (
  db: Db,
  { taskId, subjectId }: { taskId: TaskId; subjectId: string },
  files: readonly StoredEvidence[],
) =>
  files.length === 0
    ? []
    : [db.insert(evidenceFiles).values(files.map((file) => ({ ...file, taskId, subjectId })))]

/** Of all submissions and statements about a task. */
export const selectEvidenceIn = (taskId: SQL<TaskId>) =>
  queryBuilder
    .select()
    .from(evidenceFiles)
    .where(eq(evidenceFiles.taskId, taskId))
    .orderBy(asc(evidenceFiles.subjectId), asc(evidenceFiles.position))
export const selectEvidence = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  selectEvidenceIn(taskId),
)

type PresentedFile = v.InferInput<typeof EvidenceFile>
type Linking = { deps: Pick<Deps, 'settings'>; reader: UserId; now: number }

/** With links that only this reader can open. */
export const presentEvidence = (
  rows: readonly StoredEvidence[],
  { deps, reader, now }: Linking,
): Promise<PresentedFile[]> =>
  Promise.all(
    rows.map(async ({ key, type, sha256, capturedAt, isSame, createdAt }) => ({
      url: await createSignedLink(deps, key, reader, now),
      type,
      sha256,
      capturedAt,
      isSame,
      receivedAt: createdAt,
    })),
  )
