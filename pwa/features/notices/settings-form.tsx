import { useDevice } from '#pwa/outbox/device.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import {
  DEFAULT_NOTICE_SETTINGS,
  usesChannel,
  type NoticeCategory,
  type NoticeChannel,
} from '#schema/domain/notice.ts'
import { messages } from './messages.ts'
import { setNotices } from './queueable.ts'
import './settings-form.css'

const CHANNELS = ['push', 'email'] as const
const CATEGORIES = Object.entries(messages.categories) as [NoticeCategory, string][]

/** A category that sends nothing by a channel is no choice there. */
const categoriesOf = (channel: NoticeChannel) =>
  CATEGORIES.filter(([category]) => usesChannel(category, channel))

/** Each tap is saved at once, also without a network. */
export function NoticeSettingsForm() {
  const device = useDevice()
  const me = useView((view) => view.get('me', device.userId), [device])
  if (!me) return null
  const { off, quietHours } = me.notices ?? DEFAULT_NOTICE_SETTINGS
  const save = (change: Partial<Record<'push' | 'email', unknown>> & { quietHours?: boolean }) =>
    void enqueue(device, setNotices, { ...off, quietHours, ...change })
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
                onChange={({ target: { checked } }) =>
                  save({
                    [channel]: checked
                      ? off[channel].filter((each) => each !== category)
                      : [...off[channel], category],
                  })
                }
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
          onChange={({ target: { checked } }) => save({ quietHours: checked })}
        />
        {messages.quietHours}
      </label>
      <p className="soft">{messages.alwaysOn}</p>
    </>
  )
}
