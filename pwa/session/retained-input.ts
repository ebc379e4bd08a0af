import { isUnsent } from '#pwa/outbox/entry.ts'
import type {
  DraftRow,
  FileRow,
  Meta,
  OutboxEntry,
  Replica,
  RetainedInput,
} from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { inKobo } from '#schema/contract/money-fields.ts'

// What a user wrote and the server does not have, encrypted while the user is signed out
// (docs/decisions/0027-encrypt-what-waits-after-a-log-out.md).

const IV_BYTES = 12
const LENGTH_BYTES = 4
const ATTEMPTS_MAX = 5

/** What is kept of `meta`: without these, money that is on its way could be sent twice or not be found again. */
const META_KEYS = ['payments', 'dismissedPayments', 'pendingWithdrawal'] as const

type StoredMeta = Partial<Pick<Meta, (typeof META_KEYS)[number]>>
type Input = {
  /** Absent from what a build kept that had amounts in naira. */
  unit?: 'kobo'
  entries: OutboxEntry[]
  drafts: DraftRow[]
  files: FileRow[]
  meta: StoredMeta
}

/** The key of a database belongs to its user; the server sends the same one at each log-in. */
export async function importKeys(keys: readonly string[]): Promise<CryptoKey[]> {
  // Browsers offer it to secure origins only.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return []
  return Promise.all(
    keys.map((key) => {
      const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
      return subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
    }),
  )
}

async function readInput(replica: Replica): Promise<Input> {
  const { outbox, drafts, files } = replica
  const entries = (await outbox.orderBy('position').toArray()).filter(isUnsent)
  const values = await Promise.all(META_KEYS.map(async (key) => [key, await replica.getMeta(key)]))
  const meta = Object.fromEntries(values.filter(([, value]) => value !== undefined)) as StoredMeta
  return {
    unit: 'kobo',
    entries,
    drafts: await drafts.toArray(),
    files: await files.toArray(),
    meta,
  }
}

const isEmpty = ({ entries, drafts, meta }: Input) =>
  entries.length + drafts.length === 0 &&
  (meta.payments?.length ?? 0) === 0 &&
  !meta.pendingWithdrawal

/** Everything but the bytes of files. */
const headOf = ({ files, ...rest }: Input): string =>
  JSON.stringify({
    ...rest,
    files: files.map(({ id, name, type, bytes }) => ({ id, name, type, size: bytes.byteLength })),
  })

/** The length of the head, the head, and the bytes of the files. */
function toBytes(input: Input): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(headOf(input))
  const size = input.files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  const all = new Uint8Array(LENGTH_BYTES + head.length + size)
  new DataView(all.buffer).setUint32(0, head.length)
  all.set(head, LENGTH_BYTES)
  let position = LENGTH_BYTES + head.length
  for (const { bytes } of input.files) {
    all.set(new Uint8Array(bytes), position)
    position += bytes.byteLength
  }
  return all
}

function fromBytes(all: ArrayBuffer): Input {
  const end = LENGTH_BYTES + new DataView(all).getUint32(0)
  const head = new TextDecoder().decode(all.slice(LENGTH_BYTES, end))
  const input = JSON.parse(head) as Omit<Input, 'files'> & {
    files: (Omit<FileRow, 'bytes'> & { size: number })[]
  }
  let position = end
  const files = input.files.map(({ size, ...file }) => {
    position += size
    return { ...file, bytes: all.slice(position - size, position) }
  })
  const whole = { ...input, files }
  return input.unit === 'kobo' ? whole : (inKobo(whole) as Input)
}

async function encrypt(input: Input, key: CryptoKey): Promise<RetainedInput> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, toBytes(input))
  return { iv, data, count: input.entries.length }
}

async function decrypt({ iv, data }: RetainedInput, keys: readonly CryptoKey[]) {
  for (const key of keys) {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data).catch(() => null)
    if (bytes) return fromBytes(bytes)
  }
  return null
}

type Stored = { input: Input; key: CryptoKey | undefined; retained: RetainedInput[] }

const readStored = (replica: Replica): Promise<Stored> =>
  withReopen(replica, async () => ({
    input: await readInput(replica),
    key: await replica.getMeta('retentionKey'),
    retained: (await replica.getMeta('retained')) ?? [],
  }))

/** Clears the database, except for the input. False if another tab has written since it was read. */
function replaceAll(
  replica: Replica,
  { input, retained }: Stored,
  encrypted: RetainedInput | null,
) {
  const isPlain = encrypted === null && !isEmpty(input)
  const kept = isPlain ? ['outbox', 'drafts', 'files'] : []
  const allRetained = encrypted ? [...retained, encrypted] : retained
  return replica.transaction('rw', replica.tables, async () => {
    if (headOf(await readInput(replica)) !== headOf(input)) return false
    for (const table of replica.tables) if (!kept.includes(table.name)) await table.clear()
    if (allRetained.length > 0) await replica.setMeta('retained', allRetained)
    if (allRetained.length > 0 || isPlain) await replica.setMeta('isInitialized', true)
    if (isPlain) await putMissing(replica, input.meta)
    return true
  })
}

async function putMissing(replica: Replica, meta: StoredMeta): Promise<void> {
  const rows = Object.entries(meta).map(([key, value]) => ({ key, value })) as never[]
  for (const row of rows as { key: string }[])
    if (!(await replica.meta.get(row.key as never))) await replica.meta.put(row as never)
}

/**
 * Deletes everything of a signed-out user but encrypted input, if there is any. Returns whether something is left.
 * Without a key (a session that an older build began) unsent input stays as it is.
 */
export async function retainInput(replica: Replica): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const stored = await readStored(replica)
    const { input, key, retained } = stored
    const encrypted = key && !isEmpty(input) ? await encrypt(input, key) : null
    if (!(await withReopen(replica, () => replaceAll(replica, stored, encrypted)))) continue
    if (retained.length > 0 || !isEmpty(input)) return true
    await replica.delete().catch(() => {})
    return false
  }
  throw new Error('The database of a signed-out user is still in use.')
}

/** Deletes everything of a user. The rows go first: another tab may have the database open for a while. */
export async function discardInput(replica: Replica): Promise<void> {
  await withReopen(replica, () =>
    replica.transaction('rw', replica.tables, async () => {
      for (const table of replica.tables) await table.clear()
    }),
  )
  await replica.delete().catch(() => {})
}

async function putBack(replica: Replica, { entries, drafts, files, meta }: Input): Promise<void> {
  await replica.files.bulkPut(files)
  for (const draft of drafts)
    if (!(await replica.drafts.get(draft.key))) await replica.drafts.add(draft)
  for (const { position: _position, ...entry } of entries)
    if (!(await replica.outbox.get({ key: entry.key }))) await replica.outbox.add(entry)
  await putMissing(replica, meta)
}

/** Puts retained input back and stores the key for the next log-out. */
export async function restoreInput(replica: Replica, keys: readonly CryptoKey[]): Promise<void> {
  const { retained } = await readStored(replica)
  const inputs = await Promise.all(retained.map((each) => decrypt(each, keys)))
  const { outbox, drafts, files, meta } = replica
  const store = () =>
    replica.transaction('rw', outbox, drafts, files, meta, async () => {
      const [key] = keys
      if (key) await replica.setMeta('retentionKey', key)
      else await meta.delete('retentionKey')
      if (retained.length === 0 || !(await replica.getMeta('retained'))) return
      await meta.delete('retained')
      for (const input of inputs) if (input) await putBack(replica, input)
      const lost = retained.filter((_, index) => !inputs[index])
      if (lost.length > 0)
        await replica.setMeta(
          'lostEntries',
          lost.reduce((sum, { count }) => sum + count, 0),
        )
    })
  await withReopen(replica, store)
}
