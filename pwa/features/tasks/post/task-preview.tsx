import { useMemo } from 'react'
import { messages } from '#pwa/features/tasks/client/messages.ts'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { useStoredFileUrl } from '#pwa/outbox/use-stored-file.ts'
import {
  Card,
  CardFoot,
  CardHead,
  CardMedia,
  CardText,
  CardTitle,
  Meta,
} from '#pwa/ui/display/card.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { Picture } from '#pwa/ui/display/picture.tsx'
import { TRADE_ICONS } from '#pwa/ui/display/trade-icons.ts'
import { Truncate } from '#pwa/ui/display/truncate.tsx'
import { koboFromText } from '#schema/domain/amount-text.ts'
import { PREVIEW } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { projectTypeLabel } from '#schema/domain/task.ts'
import { oneLine } from '#schema/domain/text.ts'
import { parseTrade, whenText, type TaskDraft } from './task-draft.ts'

/** A callback ref that shows the file; its cleanup frees the object URL. */
const showFile = (file: Blob) => (image: HTMLImageElement | null) => {
  if (!image) return
  const url = URL.createObjectURL(file)
  image.src = url
  return () => URL.revokeObjectURL(url)
}

function ChosenPicture({ file }: { file: Blob }) {
  const ref = useMemo(() => showFile(file), [file])
  return (
    <span className="picture" data-ratio="wide" data-flush>
      <img ref={ref} className="picture-image" alt="" />
    </span>
  )
}

function metaItems(draft: TaskDraft) {
  const { location, projectType } = draft
  const items = [
    { icon: 'place', text: oneLine(location) },
    { icon: 'work', text: projectTypeLabel(projectType) },
    { icon: 'calendar', text: whenText(draft) },
  ] as const
  return items.filter(({ text }) => text !== '')
}

type Props = { draft: TaskDraft; currentPicture?: string | null | undefined }

/** The task's card, updated while the form is filled in. */
export function TaskPreview({ draft, currentPicture }: Props) {
  const pictureUrl = useStoredFileUrl(currentPicture ?? null)
  const trade = parseTrade(draft.field)
  return (
    <Card>
      <CardMedia>
        {draft.taskImage ? (
          <ChosenPicture file={draft.taskImage} />
        ) : (
          <Picture
            src={pictureUrl}
            alt=""
            icon={trade ? TRADE_ICONS[trade] : 'image'}
            caption={draft.skills[0]}
            flush
          />
        )}
      </CardMedia>
      <CardHead>
        <CardTitle level="h3">{oneLine(draft.title) || messages.previewTitle}</CardTitle>
      </CardHead>
      <CardText>
        <Truncate text={draft.description.trim() || messages.previewText} max={PREVIEW.card} />
      </CardText>
      <Meta items={metaItems(draft)} />
      <CardFoot>
        <Naira amount={koboFromText(draft.price) ?? (0 as Kobo)} />
        <TaskBadge status="pending" />
      </CardFoot>
    </Card>
  )
}
