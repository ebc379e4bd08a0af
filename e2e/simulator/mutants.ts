/** SYNC 2: the nine ways to be wrong that the simulator must notice. Each is the exact text it replaces. */
type Patch = { file: string; find: string; put: string }
export type Mutant = { name: string; patches: readonly Patch[] }

const commit = 'worker/db/commit.ts'
const push = 'pwa/sync/push.ts'
const pull = 'pwa/sync/pull.ts'

const NO_RECEIPT: Patch = {
  file: commit,
  find: '  const results = await db.$client.batch(statements.map(statementOf), ',
  put: '  statements[0] = sql`SELECT 1`\n  const results = await db.$client.batch(statements.map(statementOf), ',
}
const CLAIMED = "      await replica.outbox.update(entry.n, { state: 'sending', attempts })\n"
const LAST_PAGE = '        if (page && hasMore(page, isFresh ? undefined : cursor)) return\n'
const DROP = '        await dropHeard(replica, page?.n ?? cursor)\n'
const SAME_CURSOR = "        if ((await replica.fact('cursor')) !== cursor) return\n"

export const MUTANTS: readonly Mutant[] = [
  { name: 'no idempotency table', patches: [NO_RECEIPT] },
  {
    name: 'new key per retry',
    patches: [
      { file: push, find: '{ key: entry.key })\n', put: '{ key: crypto.randomUUID() })\n' },
    ],
  },
  {
    name: 'no idempotency, server ids',
    patches: [
      NO_RECEIPT,
      {
        file: 'worker/tasks/posting-actions.ts',
        find: "input._id ?? newId('task')",
        put: "newId('task')",
      },
      {
        file: 'worker/proposals/actions.ts',
        find: "input._id ?? newId('proposal')",
        put: "newId('proposal')",
      },
    ],
  },
  {
    name: 'drop overlay on ack',
    patches: [
      {
        file: push,
        find: '    await session.replica.outbox.update(entry.n, said)\n',
        put: '    void said\n    await session.replica.outbox.delete(entry.n)\n',
      },
    ],
  },
  {
    name: 'prune acked per page',
    patches: [
      { file: pull, find: DROP, put: '' },
      { file: pull, find: LAST_PAGE, put: DROP + LAST_PAGE },
    ],
  },
  {
    name: 'cursor before apply',
    patches: [
      {
        file: pull,
        find: SAME_CURSOR,
        put: '        if (page && (await replica.fact("cursor")) !== page.n) return\n',
      },
      {
        file: pull,
        find: '      await makingRoom(replica, () => applyPage(replica, page, how))\n',
        put: `      if (page) await replica.know('cursor', page.n)
      await makingRoom(replica, () => applyPage(replica, page, how))\n`,
      },
    ],
  },
  {
    name: 'remove before send',
    patches: [{ file: push, find: CLAIMED, put: '      await replica.outbox.delete(entry.n)\n' }],
  },
  {
    name: 'drop on 401',
    patches: [
      {
        file: push,
        find: "      await requeue(session, entry, { attempts: entry.attempts - 1 })\n      await replica.know('needsSignIn', true)\n",
        put: "      await replica.outbox.delete(entry.n)\n      await replica.know('needsSignIn', true)\n",
      },
    ],
  },
  {
    name: 'hard delete, no tombstone',
    patches: [
      {
        file: commit,
        find: '    ...changes.map((change, place) => log(change, changes.length - 1 - place)),\n',
        put: `    ...changes.map((change, place) =>
      change.op === 'del'
        ? sql\`DELETE FROM changes WHERE scope = \${change.scope} AND entity = \${change.entity} AND id = \${change.id}\`
        : log(change, changes.length - 1 - place),
    ),\n`,
      },
    ],
  },
]

/** The text with the mutant in it; throws when what it replaces does not stand there exactly once. */
export function mutated(source: string, { find, put, file }: Patch): string {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`${file}: found ${times} times, not once: ${find.trim()}`)
  return source.replace(find, () => put)
}
