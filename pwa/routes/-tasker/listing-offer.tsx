import { useState } from 'react'
import { messages } from '#pwa/features/directory/messages.ts'
import { LISTING_REF, setListing } from '#pwa/features/directory/queueable.ts'
import { useDevice } from '#pwa/outbox/device.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'

const DECLINED = 'listing-declined'

/** Asked once, of who has a trade; afterwards the settings have it. */
export function ListingOffer({ user }: { user: OwnUser }) {
  const device = useDevice()
  const declinedKey = `${DECLINED}:${user._id}`
  const [isDeclined, setIsDeclined] = useState(() => localStorage.getItem(declinedKey) !== null)
  if (isDeclined || user.isListed || user.trade === null) return null
  const answer = () => {
    localStorage.setItem(declinedKey, '1')
    setIsDeclined(true)
  }
  const list = async () => {
    const choice = { isListed: true, takesJobs: user.takesJobs ?? true }
    await enqueue(device, setListing, choice, { place: replaceWaiting(setListing, LISTING_REF) })
    answer()
  }
  return (
    <Notice
      tone="news"
      icon="people"
      title={messages.offer}
      action={
        <div className="row">
          <Button size="small" onClick={() => void list()}>
            {messages.offerYes}
          </Button>
          <Button size="small" tone="plain" onClick={answer}>
            {messages.offerNo}
          </Button>
        </div>
      }
    >
      {messages.listMeNote}
    </Notice>
  )
}
