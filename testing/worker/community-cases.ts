import {
  listUpdates,
  postUpdate,
  readCommunity,
  retractUpdate,
} from '#schema/contract/community.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

const update = { caption: 'Withdrawals are slower on Friday.', audience: 'all' } as const

export const CASES: readonly EndpointCase[] = [
  endpointCase(readCommunity, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(listUpdates, async (market) => {
    const admin = await market.createUser('admin')
    await admin.send(postUpdate, update)
    return { caller: await market.createTasker(), input: {} }
  }),
  endpointCase(postUpdate, async (market) => ({
    caller: await market.createUser('admin'),
    input: update,
    otherInput: { ...update, caption: 'All is well again.' },
    stranger: { user: await market.createUser(), status: 403 },
  })),
  endpointCase(retractUpdate, async (market) => {
    const admin = await market.createUser('admin')
    const { body } = await admin.send(postUpdate, update)
    const id = body.update._id
    return {
      caller: admin,
      input: { id, reason: 'Wrong day.' },
      otherInput: { id: newId('update'), reason: 'Wrong day.' },
      stranger: { user: await market.createUser(), status: 403 },
    }
  }),
]
