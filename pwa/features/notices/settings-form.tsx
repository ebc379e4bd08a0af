import { useDevice } from '#pwa/outbox/device.ts'
import { isFailed } from '#pwa/outbox/entry.ts'
import type { Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import './settings-form.css'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import {
  DEFAULT_NOTICE_SETTINGS,
  DEFAULT_PHONE_NOTICES,
  PHONE_CATEGORIES,
  usesChannel,
  type NoticeCategory,
  type NoticeChannel,
  type NoticeSettings,
  type PhoneCategory,
  type PhoneNotices,
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

const PHONE_LABELS: Record<PhoneCategory, string> = {
  work: messages.categories.work,
  money: messages.phone.money,
}

/** As above, for the messages to the phone number. */
function savePhoneNotices(
  device: Device,
  shown: PhoneNotices,
  change: (notices: PhoneNotices) => PhoneNotices,
): Promise<string> {
  return enqueue(
    device,
    setNotices,
    { phone: change(shown) },
    {
      place: {
        commands: [setNotices],
        decide(entries) {
          const latest = entries.findLast((entry) => !isFailed(entry) && 'phone' in entry.input)
          const stored = latest?.input as { phone?: PhoneNotices } | undefined
          return { input: { phone: change(stored?.phone ?? shown) } }
        },
      },
    },
  )
}

function PhoneChoices({ device, shown }: { device: Device; shown: PhoneNotices }) {
  const choose = (category: PhoneCategory, isOn: boolean) =>
    savePhoneNotices(device, shown, (current) => {
      const others = current.on.filter((each) => each !== category)
      return { ...current, on: isOn ? [...others, category] : others }
    })
  return (
    <fieldset className="notice-choices">
      <legend>{messages.phone.title}</legend>
      {PHONE_CATEGORIES.map((category) => (
        <label key={category} className="notice-choice">
          <input
            type="checkbox"
            checked={shown.on.includes(category)}
            onChange={({ target: { checked } }) => void choose(category, checked)}
          />
          {PHONE_LABELS[category]}
        </label>
      ))}
      <label className="notice-choice">
        <input
          type="checkbox"
          checked={shown.channel === 'whatsapp'}
          onChange={({ target: { checked } }) =>
            void savePhoneNotices(device, shown, (current) => ({
              ...current,
              channel: checked ? 'whatsapp' : 'sms',
            }))
          }
        />
        {messages.phone.whatsApp}
      </label>
      <p className="soft small">{messages.phone.note}</p>
    </fieldset>
  )
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
      <PhoneChoices device={device} shown={settings.phone ?? DEFAULT_PHONE_NOTICES} />
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
