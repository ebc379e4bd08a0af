import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/notices.ts'
import { messages } from './messages.ts'

/** The marks do not depend on anything else, so they share a lane. */
const LANE = 'notices'

export const readNotices = queueable(contract.readNotices, {
  lane: () => LANE,
  ref: ({ ids }) => ids[0] ?? LANE,
  describe: ({ ids }) => messages.unsentRead(ids.length),
  form: () => ({ draft: LANE, path: '/notices', fields: {} }),
  async optimistic(view, { ids }, { queuedAt }) {
    const readAt = new Date(queuedAt).toISOString()
    for (const id of ids) {
      const row = await view.get('notices', id)
      if (row && !row.readAt) await view.update('notices', id, { readAt })
    }
  },
})

export const setNotices = queueable(contract.setNotices, {
  lane: () => LANE,
  ref: () => 'notice-settings',
  describe: () => messages.unsentSettings,
  form: () => ({ draft: 'notice-settings', path: '/settings', fields: {} }),
  async optimistic(view, { push, email, quietHours }, { userId }) {
    await view.update('me', userId, { notices: { off: { push, email }, quietHours } })
  },
})
