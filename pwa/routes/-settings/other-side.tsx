import { setShowsOnline, setShowsPhone } from '#pwa/features/accounts/profile/queueable.ts'
import { Switch } from '#pwa/features/device/settings-section.tsx'
import { useDevice } from '#pwa/outbox/device.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { messages } from './messages.ts'

/** What the other side of awarded work reads. Saved at once, also without a network; a choice that waits is replaced. */
export function OtherSide({ user }: { user: OwnUser }) {
  const { phone, userType, showsPhone = false, showsOnline = false } = user
  const device = useDevice()
  const choosePhone = (on: boolean) =>
    enqueue(
      device,
      setShowsPhone,
      { showsPhone: on },
      { place: replaceWaiting(setShowsPhone, 'shows-phone') },
    )
  const chooseOnline = (on: boolean) =>
    enqueue(
      device,
      setShowsOnline,
      { showsOnline: on },
      { place: replaceWaiting(setShowsOnline, 'shows-online') },
    )
  return (
    <>
      {phone && (
        <Switch
          label={messages.showsPhone}
          note={messages.showsPhoneNote}
          on={showsPhone}
          onSwitch={(on) => void choosePhone(on)}
        />
      )}
      {userType !== 'admin' && (
        <Switch
          label={messages.showsOnline}
          note={messages.showsOnlineNote}
          on={showsOnline}
          onSwitch={(on) => void chooseOnline(on)}
        />
      )}
    </>
  )
}
