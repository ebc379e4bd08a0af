import type { Me, OwnUser } from '#schema/contract/accounts.ts'
import type { Applicant } from '#schema/contract/proposals.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { Transaction } from '#schema/contract/wallet.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createDevice } from './device.ts'
import { meRow, userRow } from './rows.ts'
import { scriptedTransport, type Responder } from './scripted-transport.ts'

type ClientDeviceOptions = {
  user?: OwnUser
  money?: Partial<Omit<Me, 'user'>>
  tasks?: (client: OwnUser['_id']) => Task[]
  applicants?: Applicant[]
  trx?: Transaction[]
  responses?: Record<string, Responder>
  hasPulled?: boolean
}

/** A client's phone after its first pull. */
export async function createClientDevice({
  user = userRow(),
  money,
  tasks,
  applicants = [],
  trx = [],
  responses,
  hasPulled = true,
}: ClientDeviceOptions = {}) {
  const { transport, requests, pullCount } = scriptedTransport(responses)
  const device = createDevice({
    userId: user._id,
    isAdmin: user.userType === 'admin',
    transport,
  })
  const { replica } = device
  await replica.me.put(meRow(user, money))
  await replica.tasks.bulkPut(tasks?.(user._id) ?? [])
  await replica.applicants.bulkPut(applicants)
  await replica.trx.bulkPut(trx)
  if (hasPulled) {
    await replica.setMeta('lastPullAt', TEST_NOW)
    await replica.setMeta('cursor', '1.own')
  }
  return { ...device, user, requests, pullCount }
}
