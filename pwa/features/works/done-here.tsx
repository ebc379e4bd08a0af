import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { createThumbnail } from '#pwa/images/shrink-image.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import {
  listTaskPictures,
  objectToPicture,
  takeOverPicture,
  type TaskPicture,
} from '#schema/contract/work-pictures.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'
import { whyNotObject } from '#schema/domain/work-picture.ts'
import { messages } from './messages.ts'
import './done-here.css'

/** Made of the picture on the screen; without it the profile shows the large one. */
async function thumbnailOf(url: string): Promise<File | null> {
  try {
    const response = await fetch(url)
    if (!response.ok) return null
    return await createThumbnail(new File([await response.blob()], 'picture'))
  } catch {
    return null
  }
}

/** A command about a picture, with its answer as a toast. */
function useChange(id: TaskId, onChanged: () => void) {
  const { run: takeOver, busy: isTaking } = useCommand(takeOverPicture)
  const { run: object, busy: isObjecting } = useCommand(objectToPicture)
  const finish = async (sent: Promise<{ message: string }>) => {
    try {
      toast((await sent).message)
    } catch (error) {
      toast(messageFor(error), 'bad')
    }
    onChanged()
  }
  return {
    busy: isTaking || isObjecting,
    async take({ source, url }: TaskPicture) {
      const thumbnail = await thumbnailOf(url)
      await finish(takeOver({ id, source, ...(thumbnail && { thumbnail }) }))
    },
    object: ({ _id }: NonNullable<TaskPicture['copy']>) => finish(object({ id: _id })),
  }
}

type OneProps = {
  picture: TaskPicture
  side: TaskSide
  change: ReturnType<typeof useChange>
}

function State({ copy }: { copy: NonNullable<TaskPicture['copy']> }) {
  const session = useSession()
  if (copy.isRefused) return <Badge tone="still">{messages.refused}</Badge>
  if (whyNotObject({ visibleAt: Date.parse(copy.visibleAt) }, session.now()) === null)
    return <p className="small">{messages.shownFrom(formatDate(copy.visibleAt))}</p>
  return (
    <Badge tone="good" icon="verified">
      {messages.isShown}
    </Badge>
  )
}

function One({ picture, side, change }: OneProps) {
  const session = useSession()
  const { whyOffline } = useOnline()
  const { url, copy } = picture
  const canObject =
    side === 'client' &&
    copy !== null &&
    !copy.isRefused &&
    whyNotObject({ visibleAt: Date.parse(copy.visibleAt) }, session.now()) === null
  const button = {
    size: 'small',
    busy: change.busy,
    disabledReason: whyOffline(messages.needsNetwork),
  } as const
  return (
    <li className="stack stack-tight">
      <Picture src={url} alt={messages.ofThisTodo} ratio="photo" />
      {copy && <State copy={copy} />}
      {side === 'tasker' && !copy && (
        <Button {...button} tone="plain" icon="camera" onClick={() => void change.take(picture)}>
          {messages.takeOver}
        </Button>
      )}
      {canObject && (
        <Button {...button} tone="danger-plain" onClick={() => void change.object(copy)}>
          {messages.object}
        </Button>
      )}
    </li>
  )
}

/** Pictures of completed work: the professional shows them on the profile, the client may say no before others see them. */
export function DoneHere({ id, side }: { id: TaskId; side: TaskSide }) {
  const session = useSession()
  const { online } = useOnline()
  const { data, isError, refetch } = useQuery({
    queryKey: [session.userId, listTaskPictures.name, id],
    staleTime: 0,
    queryFn: ({ signal }) => session.call(listTaskPictures, { id }, { signal }),
  })
  const change = useChange(id, () => void refetch())
  if (!data) return isError && online ? <ErrorNote onRetry={() => void refetch()} /> : null
  const pictures = data.pictures.filter(({ copy }) => side === 'tasker' || copy !== null)
  if (pictures.length === 0) return null
  return (
    <section className="stack stack-tight">
      <h2>{messages.doneHereTitle[side]}</h2>
      <p className="small soft">{messages.doneHereText[side]}</p>
      <ul role="list" className="done-here" aria-label={messages.doneHereTitle[side]}>
        {pictures.map((picture) => (
          <One key={picture.source} picture={picture} side={side} change={change} />
        ))}
      </ul>
    </section>
  )
}
