import { setShowsPhone } from '#pwa/features/accounts/profile/queueable.ts'
import { Switch } from '#pwa/features/device/settings-section.tsx'
import { useDevice } from '#pwa/outbox/device.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { messages } from './messages.ts'

/** Saved at once, also without a network; a choice that is not sent yet is replaced. */
export function ShownPhone({ user }: { user: OwnUser }) {
  const device = useDevice()
  if (!user.phone) return null
  const choose = (showsPhone: boolean) =>
    enqueue(
      device,
      setShowsPhone,
      { showsPhone },
      { place: replaceWaiting(setShowsPhone, 'shows-phone') },
    )
  return (
    <Switch
      label={messages.showsPhone}
      note={messages.showsPhoneNote}
      on={user.showsPhone ?? false}
      onSwitch={(on) => void choose(on)}
    />
  )
}
