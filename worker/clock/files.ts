import { sql } from 'drizzle-orm'
import { ORPHAN_MS } from '#schema/domain/limits.ts'
import { PARTS_FOLDER } from '../files/parts.ts'
import { PICTURES_FOLDER, PICTURES_PATH, PRIVATE_FOLDER } from '../files/store.ts'
import { keepPlace, placeOf, type Job, type Turn } from './job.ts'

/** As many files as one turn looks at. */
export const FILES_AT_ONCE = 200

type Found = { key: string; uploaded: Date }
const within = (found: readonly Found[], folder: string) =>
  found.filter(({ key }) => key.startsWith(folder)).map(({ key }) => key.slice(folder.length))
const list = (keys: readonly string[]) => sql`json_each(${JSON.stringify(keys)})`

/** Of these, the ones that no row names; what lies in no folder of ours is none of our business. */
async function unnamed({ read }: Turn, found: readonly Found[]): Promise<string[]> {
  const pictures = within(found, PICTURES_FOLDER)
  const kept = within(found, PRIVATE_FOLDER)
  const parts = within(found, PARTS_FOLDER)
  if (pictures.length + kept.length + parts.length === 0) return []
  const address = sql`${PICTURES_PATH} || value`
  const answers = await read(
    sql`SELECT ${PICTURES_FOLDER} || value AS key FROM ${list(pictures)}
      WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE task_image = ${address})
        AND NOT EXISTS (SELECT 1 FROM users WHERE profile_picture = ${address})`,
    sql`SELECT ${PRIVATE_FOLDER} || value AS key FROM ${list(kept)}
      WHERE NOT EXISTS (SELECT 1 FROM submissions WHERE file = value)`,
    sql`SELECT ${PARTS_FOLDER} || value AS key FROM ${list(parts)}
      WHERE NOT EXISTS (SELECT 1 FROM uploads WHERE id = substr(value, 1, instr(value, '/') - 1))`,
  )
  return answers.flat().map(({ key }) => String(key))
}

/** The same picture may have been sent again just now: then it is new, and its row on the way. */
async function isStillOld({ files }: Turn, key: string, before: number): Promise<boolean> {
  const file = await files.head(key)
  return file !== null && file.uploaded.getTime() < before
}

/**
 * F20 of SECURITY 7: a file is stored before the row that names it, so a batch that failed leaves one behind. Those
 * that nothing names after a day are taken away, a page of the store at each turn, from its beginning to its end.
 */
export const files: Job = {
  name: 'files',
  async turn(turn) {
    const before = turn.now - ORPHAN_MS
    const [places] = await turn.read(sql`SELECT ${placeOf('files')} AS place`)
    const place = String(places?.[0]?.['place'])
    const page = await turn.files.list({
      limit: FILES_AT_ONCE,
      ...(place && { startAfter: place }),
    })
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before)
    const orphans = await unnamed(turn, old)
    const doomed: string[] = []
    for (const key of orphans) if (await isStillOld(turn, key, before)) doomed.push(key)
    if (doomed.length > 0) await turn.files.delete(doomed)

    const next = page.truncated ? (page.objects.at(-1)?.key ?? '') : ''
    if (next !== place) await turn.write(keepPlace('files', next))
    return { looked: page.objects.length, removed: doomed.length }
  },
}
