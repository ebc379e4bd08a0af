import { useState } from 'react'
import { useDevice } from '#pwa/outbox/device.ts'
import { discardEntry } from '#pwa/outbox/queue.ts'
import { Empty } from '#pwa/ui/display/empty.tsx'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { WORK_PICTURES_MAX } from '#schema/domain/limits.ts'
import type { Trade } from '#schema/domain/trade-names.ts'
import { AddPictures } from './add-pictures.tsx'
import { addAgain, savePictureOrder } from './commands.ts'
import { EditSheet } from './edit-sheet.tsx'
import { messages } from './messages.ts'
import { useOwnPictures, useRefusedPictures, type OwnPicture } from './reads.ts'
import { useDeletions } from './use-deletions.ts'
import { useOrder } from './use-order.ts'
import { DeletedCard, RefusedCard, WorkCard } from './work-card.tsx'
import './my-work.css'

function Refused() {
  const device = useDevice()
  return useRefusedPictures().map(({ key, reason }) => (
    <RefusedCard
      key={key}
      reason={reason?.message ?? ''}
      onRetry={() => void addAgain(device, key)}
      onDiscard={() => void discardEntry(device, key)}
    />
  ))
}

function Arranged({ pictures }: { pictures: readonly OwnPicture[] }) {
  const device = useDevice()
  const [edited, setEdited] = useState<OwnPicture | null>(null)
  const [announced, setAnnounced] = useState('')
  const { deleted, markDeleted, undo } = useDeletions()
  const order = useOrder(pictures, {
    onSave: (ids) => void savePictureOrder(device, ids),
    onMoved: (place) => setAnnounced(messages.moved(place, pictures.length)),
  })
  return (
    <>
      <ul role="list" className="work-cards" aria-label={messages.title}>
        {order.shown.map((picture, index) => (
          <li key={picture._id}>
            {deleted.has(picture._id) ? (
              <DeletedCard onUndo={() => undo(picture._id)} />
            ) : (
              <WorkCard
                picture={picture}
                place={index + 1}
                count={pictures.length}
                order={order}
                onEdit={() => setEdited(picture)}
                onDelete={() => markDeleted(picture._id)}
              />
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </div>
      {edited && <EditSheet picture={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

/** The own pictures of earlier work: added, described, arranged and deleted, also without a network. */
export function MyWork({ trade }: { trade: Trade | null }) {
  const pictures = useOwnPictures()
  if (!pictures) return <SkeletonList look="cards" />
  return (
    <div className="stack">
      <AddPictures room={WORK_PICTURES_MAX - pictures.length} trade={trade} />
      <Refused />
      {pictures.length === 0 ? (
        <Empty title={messages.empty}>{messages.emptyText}</Empty>
      ) : (
        <Arranged pictures={pictures} />
      )}
    </div>
  )
}
