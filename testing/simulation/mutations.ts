type Patch = { file: string; find: string; replacement: string }
/** A deliberate defect in the product, as replacements of its exact source text. */
export type Mutation = {
  name: string
  patches: readonly Patch[]
  /** Runs of messages alone detect it: a conversation has long lanes, which other seeds seldom have. */
  inMessages?: true
}

const writeFile = 'worker/db/write.ts'
const push = 'pwa/sync/push.ts'
const pull = 'pwa/sync/pull.ts'
const transitions = 'pwa/outbox/transitions.ts'

const NO_IDEMPOTENCY_RECORD: Patch = {
  file: writeFile,
  find: '  const ready = statements.map(toStatement)\n',
  replacement: '  statements[0] = sql`SELECT 1`\n  const ready = statements.map(toStatement)\n',
}
const MARK_SENDING = '      await replica.outbox.update(entry.position, claimed)\n'
const RETURN_BEFORE_LAST_PAGE =
  '        if (page && hasMorePages(page, isSnapshot ? undefined : cursor)) return\n'
const DELETE_ACKNOWLEDGED = `        const shown = page?.nextCursor ?? cursor
        await deleteAcknowledged(replica, shown, page ? undefined : acknowledged)\n`
const CHECK_CURSOR = "        if ((await replica.getMeta('cursor')) !== cursor) return\n"

export const MUTATIONS: readonly Mutation[] = [
  { name: 'no idempotency table', patches: [NO_IDEMPOTENCY_RECORD] },
  {
    name: 'new key for each retry',
    patches: [
      {
        file: push,
        find: '{ key: entry.key, isMinimal })\n',
        replacement: '{ key: crypto.randomUUID(), isMinimal })\n',
      },
    ],
  },
  {
    name: 'no idempotency, ids from the server',
    patches: [
      NO_IDEMPOTENCY_RECORD,
      {
        file: 'worker/tasks/create.ts',
        find: "input._id ?? newId('task')",
        replacement: "newId('task')",
      },
      {
        file: 'worker/proposals/apply.ts',
        find: "input._id ?? newId('proposal')",
        replacement: "newId('proposal')",
      },
    ],
  },
  {
    name: 'drop the optimistic effect on acknowledgement',
    patches: [
      {
        file: transitions,
        find: '    await device.replica.outbox.update(entry.position, fields)\n',
        replacement: '    void fields\n    await device.replica.outbox.delete(entry.position)\n',
      },
    ],
  },
  {
    name: 'remove acknowledged entries after each page',
    patches: [
      { file: pull, find: DELETE_ACKNOWLEDGED, replacement: '' },
      {
        file: pull,
        find: RETURN_BEFORE_LAST_PAGE,
        replacement: DELETE_ACKNOWLEDGED + RETURN_BEFORE_LAST_PAGE,
      },
    ],
  },
  {
    name: 'advance the cursor before applying the page',
    patches: [
      {
        file: pull,
        find: CHECK_CURSOR,
        replacement:
          "        if (page && (await replica.getMeta('cursor')) !== page.nextCursor) return\n",
      },
      {
        file: pull,
        find: '      await withQuotaRecovery(replica, () => applyPage(replica, page, position))\n',
        replacement: `      if (page) await replica.setMeta('cursor', page.nextCursor)
      await withQuotaRecovery(replica, () => applyPage(replica, page, position))\n`,
      },
    ],
  },
  {
    name: 'remove from the outbox before sending',
    patches: [
      {
        file: transitions,
        find: MARK_SENDING,
        replacement: '      await replica.outbox.delete(entry.position)\n',
      },
    ],
  },
  {
    name: 'drop the entry on 401',
    patches: [
      {
        file: push,
        find: "      await unclaim(session, entry)\n      await replica.setMeta('needsSignIn', true)\n",
        replacement:
          "      await replica.outbox.delete(entry.position)\n      await replica.setMeta('needsSignIn', true)\n",
      },
    ],
  },
  {
    name: 'delete rows without a tombstone',
    patches: [
      {
        file: writeFile,
        find: '    ...changes.map((change, index) => upsertChange(change, changes.length - 1 - index)),\n',
        replacement: `    ...changes.map((change, index) =>
      change.op === 'del'
        ? sql\`DELETE FROM changes WHERE scope = \${change.scope} AND entity = \${change.entity} AND id = \${change.id}\`
        : upsertChange(change, changes.length - 1 - index),
    ),\n`,
      },
    ],
  },
  {
    name: 'send past an entry of the lane that waits for its retry',
    inMessages: true,
    patches: [
      {
        file: 'pwa/outbox/schedule.ts',
        find: '    lanes.add(lane)\n',
        replacement: "    if (state === 'sending') lanes.add(lane)\n",
      },
    ],
  },
]

/** Throws unless the text to replace occurs exactly once. */
export function applyPatch(source: string, { find, replacement, file }: Patch): string {
  const count = source.split(find).length - 1
  if (count !== 1) throw new Error(`${file}: found ${count} times, not once: ${find.trim()}`)
  return source.replace(find, () => replacement)
}
