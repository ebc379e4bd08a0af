import { sql } from 'drizzle-orm'
import { ORPHAN_MS } from '#schema/domain/limits.ts'
import { cursorOf, saveCursor, type Job, type JobContext } from '#worker/background/job.ts'
import { IDENTITY_FILES_PREFIX } from './identity-pictures.ts'
import { UPLOAD_PARTS_PREFIX } from './parts.ts'
import { PRIVATE_FILES_PREFIX, PUBLIC_FILES_PATH, PUBLIC_FILES_PREFIX } from './store.ts'

export const FILES_PER_RUN = 200
const JOB = 'delete-orphan-files'

type StoredObject = { key: string; uploaded: Date }
const namesBelow = (prefix: string, objects: readonly StoredObject[]) =>
  objects.filter(({ key }) => key.startsWith(prefix)).map(({ key }) => key.slice(prefix.length))
const valuesOf = (names: readonly string[]) => sql`json_each(${JSON.stringify(names)})`

/** The keys that no row references. Keys with other prefixes are ignored. */
async function unreferencedKeys(
  { read }: JobContext,
  objects: readonly StoredObject[],
): Promise<string[]> {
  const publicNames = namesBelow(PUBLIC_FILES_PREFIX, objects)
  const privateNames = namesBelow(PRIVATE_FILES_PREFIX, objects)
  const partNames = namesBelow(UPLOAD_PARTS_PREFIX, objects)
  const identityNames = namesBelow(IDENTITY_FILES_PREFIX, objects)
  const names = [publicNames, privateNames, partNames, identityNames]
  if (names.flat().length === 0) return []
  const path = sql`${PUBLIC_FILES_PATH} || value`
  const results = await read(
    sql`SELECT ${PUBLIC_FILES_PREFIX} || value AS key FROM ${valuesOf(publicNames)}
      WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE task_image = ${path})
        AND NOT EXISTS (SELECT 1 FROM tasks WHERE task_thumbnail = ${path})
        AND NOT EXISTS (SELECT 1 FROM users WHERE profile_picture = ${path})
        AND NOT EXISTS (SELECT 1 FROM work_pictures WHERE picture = ${path})
        AND NOT EXISTS (SELECT 1 FROM work_pictures WHERE thumbnail = ${path})`,
    sql`SELECT ${PRIVATE_FILES_PREFIX} || value AS key FROM ${valuesOf(privateNames)}
      WHERE NOT EXISTS (SELECT 1 FROM submissions WHERE file = value)
        AND NOT EXISTS (SELECT 1 FROM messages WHERE file = value)
        AND NOT EXISTS (SELECT 1 FROM updates WHERE file = value)
        AND NOT EXISTS (SELECT 1 FROM evidence_files WHERE key = value)`,
    sql`SELECT ${UPLOAD_PARTS_PREFIX} || value AS key FROM ${valuesOf(partNames)}
      WHERE NOT EXISTS (SELECT 1 FROM uploads WHERE id = substr(value, 1, instr(value, '/') - 1))`,
    sql`SELECT ${IDENTITY_FILES_PREFIX} || value AS key FROM ${valuesOf(identityNames)}
      WHERE NOT EXISTS (SELECT 1 FROM verifications
        WHERE id = substr(value, 1, instr(value, '.') - 1) AND value IN (document_file, face_file))`,
  )
  return results.flat().map(({ key }) => String(key))
}

/** The same picture may have been uploaded again since the listing, and its row may not be written yet. */
async function isStillOld({ files }: JobContext, key: string, before: number): Promise<boolean> {
  const file = await files.head(key)
  return file !== null && file.uploaded.getTime() < before
}

/**
 * A file is stored before its row, so an aborted batch leaves an orphan (docs/security.md#file-stored-without-its-row).
 * Each run checks one page of the store and continues where the last one stopped.
 */
export const deleteOrphansJob: Job = {
  name: JOB,
  async run(context) {
    const before = context.now - ORPHAN_MS
    const [cursors] = await context.read(sql`SELECT ${cursorOf(JOB)} AS cursor`)
    const cursor = String(cursors?.[0]?.['cursor'])
    const page = await context.files.list({
      limit: FILES_PER_RUN,
      ...(cursor && { startAfter: cursor }),
    })
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before)
    const orphans: string[] = []
    for (const key of await unreferencedKeys(context, old))
      if (await isStillOld(context, key, before)) orphans.push(key)
    if (orphans.length > 0) await context.files.delete(orphans)

    const next = page.truncated ? (page.objects.at(-1)?.key ?? '') : ''
    if (next !== cursor) await context.write(saveCursor(JOB, next))
    return { checked: page.objects.length, deleted: orphans.length }
  },
}
