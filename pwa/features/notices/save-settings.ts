import { isFailed } from '#pwa/outbox/entry.ts'
import type { Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import type { NoticeCategory, NoticeChannel, NoticeSettings } from '#schema/domain/notice.ts'
import { setNotices } from './queueable.ts'

type Settings = Record<NoticeChannel, readonly NoticeCategory[]> & { quietHours: boolean }
type Change = (settings: Settings) => Settings

/** Two fast taps: the second changes what the first one left, which the screen may not show yet. */
const placeChange = (shown: Settings, change: Change): Place => ({
  commands: [setNotices],
  decide(entries) {
    const latest = entries.findLast((entry) => !isFailed(entry) && 'quietHours' in entry.input)
    return { input: change({ ...shown, ...(latest?.input as Partial<Settings>) }) }
  },
})

/** Each tap is saved at once, also without a network. */
export const saveSettings = (
  device: Device,
  { off, quietHours }: Pick<NoticeSettings, 'off' | 'quietHours'>,
  change: Change,
): Promise<string> => {
  const shown = { ...off, quietHours }
  return enqueue(device, setNotices, change(shown), { place: placeChange(shown, change) })
}
