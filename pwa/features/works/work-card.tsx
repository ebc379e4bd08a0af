import type { ReactNode } from 'react'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Button, IconButton } from '#pwa/ui/form/button.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import type { OwnPicture } from './reads.ts'
import type { useOrder } from './use-order.ts'

/** The text of a picture, or what it says without one. */
export const altOf = ({ caption, field }: Pick<OwnPicture, 'caption' | 'field'>): string =>
  caption || messages.earlierWorkOf(tradeLabel(field))

/** A picture that was taken over from a todo is seen by others when its client can no longer object. */
export function LaterNote({ visibleAt }: { visibleAt: string | undefined }) {
  const session = useSession()
  if (!visibleAt || Date.parse(visibleAt) <= session.now()) return null
  return <p className="small">{messages.shownFrom(formatDate(visibleAt))}</p>
}

function State({ picture }: { picture: OwnPicture }) {
  const { delivery, isHidden, isDoneHere } = picture
  const { state } = delivery
  return (
    <>
      {state === 'queued' && <Badge tone="wait">{messages.queued}</Badge>}
      {state === 'sending' && <Badge tone="news">{messages.sending}</Badge>}
      {state === 'failed' && (
        <Badge tone="bad">{`${messages.failed} ${delivery.reason?.message ?? ''}`}</Badge>
      )}
      {isHidden && <Badge tone="still">{messages.isHidden}</Badge>}
      {delivery.state === 'sent' && <LaterNote visibleAt={picture.visibleAt} />}
      {isDoneHere && (
        <Badge tone="good" icon="verified">
          {messages.doneHere}
        </Badge>
      )}
    </>
  )
}

type Order = Pick<ReturnType<typeof useOrder>, 'handleOf' | 'move' | 'draggedId'>
type Props = {
  picture: OwnPicture
  place: number
  count: number
  order: Order
  onEdit: () => void
  onDelete: () => void
}

function Moves({ picture, place, count, order }: Props) {
  const { _id } = picture
  return (
    <div className="work-card-moves">
      <button
        type="button"
        className="work-card-handle"
        aria-label={messages.drag}
        title={messages.drag}
        {...order.handleOf(_id)}
      >
        ⠿
      </button>
      <IconButton
        icon="next"
        label={messages.earlier}
        aria-disabled={place === 1 || undefined}
        onClick={() => order.move(_id, -1)}
      />
      <IconButton
        icon="next"
        label={messages.later}
        aria-disabled={place === count || undefined}
        onClick={() => order.move(_id, 1)}
      />
    </div>
  )
}

/** One of the own pictures, with what can be done with it. */
export function WorkCard(props: Props) {
  const { picture, order, onEdit, onDelete } = props
  const url = useStoredFileUrl(picture.thumbnail ?? picture.picture)
  return (
    <article
      className="work-card"
      data-work={picture._id}
      data-dragged={order.draggedId === picture._id || undefined}
    >
      <span className="work-card-picture">
        {url && <img src={url} alt={altOf(picture)} draggable={false} />}
      </span>
      <div className="work-card-words">
        <p className={picture.caption ? undefined : 'soft'}>{picture.caption || messages.noText}</p>
        <p className="small soft">{tradeLabel(picture.field)}</p>
        <State picture={picture} />
        <div className="row">
          <Button size="small" tone="plain" icon="edit" onClick={onEdit}>
            {messages.edit}
          </Button>
          <Button size="small" tone="danger-plain" icon="delete" onClick={onDelete}>
            {messages.delete}
          </Button>
        </div>
      </div>
      <Moves {...props} />
    </article>
  )
}

/** In the place of a picture until it is deleted. */
export function DeletedCard({ onUndo }: { onUndo: () => void }) {
  return (
    <Row words={<p>{messages.deleted}</p>}>
      <Button size="small" tone="plain" onClick={onUndo}>
        {messages.undo}
      </Button>
    </Row>
  )
}

type RefusedProps = { reason: string; onRetry: () => void; onDiscard: () => void }

/** A picture that the server has not accepted. */
export function RefusedCard({ reason, onRetry, onDiscard }: RefusedProps) {
  return (
    <Row words={<p role="alert">{`${messages.failed} ${reason}`}</p>}>
      <Button size="small" tone="plain" icon="retry" onClick={onRetry}>
        {messages.retry}
      </Button>
      <Button size="small" tone="danger-plain" onClick={onDiscard}>
        {messages.discard}
      </Button>
    </Row>
  )
}

const Row = ({ words, children }: { words: ReactNode; children: ReactNode }) => (
  <div className="work-card work-card-note">
    {words}
    <div className="row">{children}</div>
  </div>
)
