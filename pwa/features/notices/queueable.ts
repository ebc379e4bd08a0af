import { queueable } from '#pwa/outbox/queueable.ts'
import * as contract from '#schema/contract/notices.ts'
import { DEFAULT_NOTICE_SETTINGS } from '#schema/domain/notice.ts'
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
  async optimistic(view, { push, email, phone, quietHours, language }, { userId }) {
    const stored = (await view.get('me', userId))?.notices ?? DEFAULT_NOTICE_SETTINGS
    const { off } = stored
    const notices = {
      ...stored,
      off: { push: [...(push ?? off.push)], email: [...(email ?? off.email)] },
      quietHours: quietHours ?? stored.quietHours,
      ...(language && { language }),
      ...(phone && { phone }),
    }
    await view.update('me', userId, { notices })
  },
})
