import { useDevice } from '#pwa/outbox/device.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import {
  DEFAULT_NOTICE_SETTINGS,
  usesChannel,
  type NoticeCategory,
  type NoticeChannel,
} from '#schema/domain/notice.ts'
import { messages } from './messages.ts'
import { saveSettings } from './save-settings.ts'
import './settings-form.css'

const CHANNELS = ['push', 'email'] as const
const CATEGORIES = Object.entries(messages.categories) as [NoticeCategory, string][]

/** A category that sends nothing by a channel is no choice there. */
const categoriesOf = (channel: NoticeChannel) =>
  CATEGORIES.filter(([category]) => usesChannel(category, channel))

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
