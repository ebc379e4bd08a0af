import { sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { EVIDENCE_KEPT_MS, type DocumentKind } from '#schema/domain/verification.ts'
import type { Job, JobContext } from '#worker/background/job.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { textOf, textOrNull, type Row } from '#worker/db/row.ts'
import {
  deleteIdentityPictures,
  openIdentityPicture,
  storeIdentityPicture,
} from '#worker/files/identity-pictures.ts'
import { keyIdOf } from '#worker/secrets/keys.ts'
import { numberHashOf, presentKeyId, seal, unseal } from './sealed.ts'

const ROWS_PER_RUN = 50
/** A picture has megabytes, which are decrypted and encrypted again. */
const RESEALED_PER_RUN = 10

/**
 * 30 days after the decision pictures, number and date of birth go; the number's hash and last four digits stay, and the
 * name as long as the verification stands. The row is changed after the files are gone, so a crash repeats both. An
 * attempt of which a step was asked for again and never came ends then too; as it may come at this moment, its files are
 * left to the orphans job.
 */
export const purgeVerificationsJob: Job = {
  name: 'purge-verifications',
  async run({ read, commit, now, background: { deps } }) {
    const [rows = []] = await read(sql`
      SELECT id, user_id, state, document_file, face_file FROM verifications
      WHERE number_enc IS NOT NULL AND decided_at <= ${now - EVIDENCE_KEPT_MS}
        AND state IN ('verified', 'refused', 'ended', 'needs_again') LIMIT ${ROWS_PER_RUN}`)
    const unanswered = rows.filter((row) => row['state'] === 'needs_again')
    const decided = rows.filter((row) => !unanswered.includes(row))
    await deleteIdentityPictures(
      deps,
      decided.flatMap((row) => [textOrNull(row, 'document_file'), textOrNull(row, 'face_file')]),
    )
    const ids = JSON.stringify(rows.map((row) => textOf(row, 'id')))
    if (rows.length > 0)
      await commit([
        sql`UPDATE verifications SET state = iif(state = 'needs_again', 'ended', state), document_file = NULL,
            face_file = NULL, number_enc = NULL, birth_date_enc = NULL,
            name_enc = iif(state = 'verified', name_enc, NULL)
          WHERE id IN (SELECT value FROM json_each(${ids})) AND state <> 'sent'`,
        unanswered.map((row) => changedForUser(textOf<UserId>(row, 'user_id'))),
      ])
    return { purged: rows.length }
  },
}

async function resealedPicture(
  deps: JobContext['background']['deps'],
  id: string,
  file: string | null,
) {
  if (file === null) return null
  const picture = await openIdentityPicture(deps, file).catch(() => null)
  return picture && storeIdentityPicture(deps, id, picture.bytes)
}

async function resealed(deps: JobContext['background']['deps'], row: Row) {
  const { settings } = deps
  const id = textOf(row, 'id')
  const sealAgain = async (place: 'name' | 'birthDate' | 'number', column: string) => {
    const text = await unseal(settings, id, place, textOrNull(row, column))
    return { text, sealed: text === null ? null : await seal(settings, id, place, text) }
  }
  const [name, birthDate, number] = await Promise.all([
    sealAgain('name', 'name_enc'),
    sealAgain('birthDate', 'birth_date_enc'),
    sealAgain('number', 'number_enc'),
  ])
  const kind = textOf<DocumentKind>(row, 'document_kind')
  const hash =
    number.text === null
      ? textOf(row, 'number_hash')
      : await numberHashOf(settings, { kind, number: number.text })
  const documentFile = await resealedPicture(deps, id, textOrNull(row, 'document_file'))
  const faceFile = await resealedPicture(deps, id, textOrNull(row, 'face_file'))
  return sql`UPDATE verifications SET name_enc = ${name.sealed}, birth_date_enc = ${birthDate.sealed},
      number_enc = ${number.sealed}, number_hash = ${hash}, document_file = ${documentFile}, face_file = ${faceFile},
      key_id = ${presentKeyId(settings)}
    WHERE id = ${id} AND sent_at = ${row['sent_at']}`
}

/** During a rotation of IDENTITY_SECRET. Files of the old secret are deleted as orphans. */
export const resealVerificationsJob: Job = {
  name: 'reseal-verifications',
  async run({ read, write, background: { deps } }) {
    const { IDENTITY_SECRET_OLD: old } = deps.settings
    if (old === '') return { resealed: 0 }
    const [rows = []] = await read(
      sql`SELECT * FROM verifications WHERE key_id = ${keyIdOf(old)} LIMIT ${RESEALED_PER_RUN}`,
    )
    const writes = []
    for (const row of rows) writes.push(await resealed(deps, row))
    if (writes.length > 0) await write(...writes)
    return { resealed: writes.length }
  },
}
