import { lazy, Suspense, useState } from 'react'
import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { VisuallyHidden } from '#pwa/ui/display/visually-hidden.tsx'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { formatTime } from '#pwa/ui/format/format-time.ts'
import { loadedMedia, loadMedia } from './load-media.ts'
import type { RejectionActions } from './rejection.tsx'
import { Tick } from './tick.tsx'
import './bubble.css'

export type MessageActions = RejectionActions & { onOptions: (message: ShownMessage) => void }

type Props = {
  message: ShownMessage
  isOwn: boolean
  isFirstInRun: boolean
  /** It can be changed, deleted or reported now. */
  hasOptions: boolean
  /** Name of the other user. */
  name: string
  actions: MessageActions
}

const Words = ({ message }: Pick<Props, 'message'>) => (
  <p className="bubble-text">
    {message.text || (message.kind === 'text' ? '' : messages[message.kind])}
  </p>
)

/** Loaded with the first message that has a file; if that fails, the message is shown in words. */
const MediaContent = lazy(() =>
  loadMedia().then(
    ({ MessageContent }) => ({ default: MessageContent }),
    () => ({ default: Words }),
  ),
)

type ContentProps = Pick<Props, 'message' | 'isOwn' | 'name'>

function FileContent(props: ContentProps) {
  // The same one while it is shown, because it may be playing.
  const [media] = useState(loadedMedia)
  if (media) return <media.MessageContent {...props} />
  return (
    <Suspense fallback={<Words {...props} />}>
      <MediaContent {...props} />
    </Suspense>
  )
}

function Content(props: ContentProps) {
  const { deletedAt, kind } = props.message
  if (deletedAt) return <p className="bubble-deleted">{messages.deleted}</p>
  if (kind === 'text') return <Words {...props} />
  return <FileContent {...props} />
}

/** Most conversations have none. */
const Rejection = lazy(async () => ({ default: (await import('./rejection.tsx')).Rejection }))

const optionsLabel = (isOwn: boolean, name: string, time: string) =>
  isOwn ? messages.options(time) : messages.report(name, time)

/** One message: who and when in words for a screen reader, its ticks, and what can be done with it. */
export function Bubble({ message, isOwn, isFirstInRun, hasOptions, name, actions }: Props) {
  const { createdAt, editedAt, deletedAt, isMasked, tick, reason } = message
  const time = formatTime(createdAt)
  const options = hasOptions && (
    <IconButton
      icon="more"
      label={optionsLabel(isOwn, name, time)}
      onClick={() => actions.onOptions(message)}
    />
  )
  return (
    <div
      className="bubble-line"
      data-own={isOwn || undefined}
      data-run={isFirstInRun ? 'first' : undefined}
    >
      {isOwn && options}
      <div className="bubble-column">
        <div className="bubble" data-failed={reason !== null || undefined}>
          <VisuallyHidden>{messages.from(isOwn ? messages.you : name, time)}</VisuallyHidden>
          <Content {...{ message, isOwn, name }} />
          <p className="bubble-foot">
            {editedAt && !deletedAt && <span>{messages.edited}</span>}
            <time dateTime={createdAt} aria-hidden>
              {time}
            </time>
            {tick && <Tick state={tick} />}
          </p>
        </div>
        {isMasked && isOwn && !deletedAt && (
          <p className="bubble-note small soft">{messages.masked}</p>
        )}
        {reason !== null && (
          <Suspense fallback={null}>
            <Rejection message={message} actions={actions} />
          </Suspense>
        )}
      </div>
      {!isOwn && options}
    </div>
  )
}
