import * as notices from '#schema/contract/notices.ts'
import type { NoticeId } from '#schema/domain/ids.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

/** A client who has a notice about a proposal. */
async function clientWithNotice(market: Market) {
  const client = await market.createClient()
  await market.apply(await market.createTasker(), await market.postTask(client))
  const [row] = await market.runSql('SELECT id FROM notices WHERE user_id = ?', client.id)
  return { client, id: row?.['id'] as NoticeId }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(notices.listNotices, async (market) => ({
    caller: (await clientWithNotice(market)).client,
    input: {},
  })),
  endpointCase(notices.readNotices, async (market) => {
    const { client, id } = await clientWithNotice(market)
    return { caller: client, input: { ids: [id] }, otherInput: { ids: [newId('notice')] } }
  }),
  endpointCase(
    notices.setNotices,
    async (market) => ({
      caller: await market.createClient(),
      input: { push: ['reviews' as const], email: [], quietHours: true },
      otherInput: { push: [], email: ['work' as const], quietHours: false },
    }),
    { booleanFields: ['quietHours'] },
  ),
]
