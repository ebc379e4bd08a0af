import { useDevice } from '#pwa/outbox/device.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import type { Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import './settings-form.css'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import {
  DEFAULT_NOTICE_SETTINGS,
  usesChannel,
  type NoticeCategory,
  type NoticeChannel,
  type NoticeSettings,
} from '#schema/domain/notice.ts'
import { messages } from './messages.ts'
import { setNotices } from './queueable.ts'

const CHANNELS = ['push', 'email'] as const
const CATEGORIES = Object.entries(messages.categories) as [NoticeCategory, string][]

/** A category that sends nothing by a channel is no choice there. */
const categoriesOf = (channel: NoticeChannel) =>
  CATEGORIES.filter(([category]) => usesChannel(category, channel))

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

export function NoticeSettingsForm() {
  const device = useDevice()
  const me = useView((view) => view.get('me', device.userId), [device])
  if (!me) return null
  const settings = me.notices ?? DEFAULT_NOTICE_SETTINGS
  const { off, quietHours } = settings
  const choose = (channel: NoticeChannel, category: NoticeCategory, isOn: boolean) =>
    saveSettings(device, settings, (current) => {
      const others = current[channel].filter((each) => each !== category)
      return { ...current, [channel]: isOn ? others : [...others, category] }
    })
  return (
    <>
      {CHANNELS.map((channel) => (
        <fieldset key={channel} className="notice-choices">
          <legend>{messages.channels[channel]}</legend>
          {categoriesOf(channel).map(([category, label]) => (
            <label key={category} className="notice-choice">
              <input
                type="checkbox"
                checked={!off[channel].includes(category)}
                onChange={({ target: { checked } }) => void choose(channel, category, checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <label className="notice-choice">
        <input
          type="checkbox"
          checked={quietHours}
          onChange={({ target: { checked } }) =>
            void saveSettings(device, settings, (current) => ({ ...current, quietHours: checked }))
          }
        />
        {messages.quietHours}
      </label>
      <p className="soft">{messages.alwaysOn}</p>
    </>
  )
}
