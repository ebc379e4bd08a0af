import { expect } from 'vitest'
import type { TaskId, UserId } from '#schema/domain/ids.ts'
import { noticeLink, type NoticeKind } from '#schema/domain/notice.ts'
import type { Market } from './market.ts'

type Receiver = { id: UserId }

export type NoticeCase = {
  kind: NoticeKind
  /** Everyone who gets it, with the page where each can act. */
  to: readonly { user: Receiver; link: string }[]
  /** What causes it. Runs twice: the first time the notice cannot be written. */
  act: () => Promise<unknown>
}

const linksOf = async (market: Market, kind: NoticeKind) =>
  (
    await market.runSql(
      'SELECT user_id, kind, task_id, other_user_id FROM notices WHERE kind = ?',
      kind,
    )
  ).map((row) => ({
    user: row['user_id'],
    link: noticeLink({
      kind: String(row['kind']),
      taskId: row['task_id'] as TaskId | null,
      otherUserId: row['other_user_id'] as UserId | null,
    }),
  }))

/** Fails unless the event and its notice are written together, to these users once, with a link to where they can act. */
export async function expectNotice(market: Market, { kind, to, act }: NoticeCase) {
  const before = await linksOf(market, kind)
  const head = await market.changeCounter()
  await market.runSql(
    `CREATE TRIGGER no_notice BEFORE INSERT ON notices WHEN NEW.kind = '${kind}'
     BEGIN SELECT RAISE(ABORT, 'no notice'); END`,
  )
  await act().catch(() => {})
  expect(await linksOf(market, kind)).toEqual(before)
  expect(await market.changeCounter(), 'the event happened without its notice').toBe(head)
  await market.runSql('DROP TRIGGER no_notice')
  await act()
  const added = (await linksOf(market, kind)).slice(before.length)
  const byUser = (a: { user: unknown }, b: { user: unknown }) =>
    String(a.user).localeCompare(String(b.user))
  expect(added.toSorted(byUser)).toEqual(
    to.map(({ user, link }) => ({ user: user.id, link })).toSorted(byUser),
  )
}
