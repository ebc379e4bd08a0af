import { Switch } from '#pwa/features/device/settings-section.tsx'
import { messages } from '#pwa/features/directory/messages.ts'
import { LISTING_REF, setListing } from '#pwa/features/directory/queueable.ts'
import { useDevice } from '#pwa/outbox/device.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'

/** Saved at once, also without a network. */
export function Listing({ user }: { user: OwnUser }) {
  const device = useDevice()
  if (user.userType !== 'tasker') return null
  const { isListed = false, takesJobs = true } = user
  const choose = (some: { isListed?: boolean; takesJobs?: boolean }) =>
    void enqueue(
      device,
      setListing,
      { isListed, takesJobs, ...some },
      { place: replaceWaiting(setListing, LISTING_REF) },
    )
  return (
    <>
      <Switch
        label={messages.listMe}
        note={messages.listMeNote}
        on={isListed}
        onSwitch={(on) => choose({ isListed: on })}
      />
      {isListed && (
        <Switch
          label={messages.takesJobs}
          note={messages.takesJobsNote}
          on={takesJobs}
          onSwitch={(on) => choose({ takesJobs: on })}
        />
      )}
    </>
  )
}
