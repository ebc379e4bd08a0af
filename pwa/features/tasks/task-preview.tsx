import { useMemo } from 'react'
import { PREVIEW } from '#schema/domain/limits.ts'
import { labelOf } from '#schema/domain/task.ts'
import { useKeptFile } from '#pwa/replica/use-kept-file.ts'
import { Card, CardFoot, CardHead, CardMedia, CardText, CardTitle, Meta } from '#pwa/ui/card.tsx'
import { Cut } from '#pwa/ui/cut.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Picture } from '#pwa/ui/picture.tsx'
import { words } from './client-words.ts'
import { tradeNamed, type TaskDraft } from './task-draft.ts'
import { TaskBadge } from './task-badge.tsx'
import { TRADE_ICONS } from '../../ui/trade-icons.ts'

/** Bytes on this phone need an address for as long as they are looked at. */
const showing = (file: Blob) => (image: HTMLImageElement | null) => {
  if (!image) return
  const address = URL.createObjectURL(file)
  image.src = address
  return () => URL.revokeObjectURL(address)
}

function ChosenPicture({ file }: { file: Blob }) {
  const show = useMemo(() => showing(file), [file])
  return (
    <span className="picture" data-ratio="wide" data-flush>
      <img ref={show} className="picture-image" alt="" />
    </span>
  )
}

type Props = { draft: TaskDraft; currentPicture?: string | null | undefined }

/** The todo as the list will show it, while it is being written. */
export function TaskPreview({ draft, currentPicture }: Props) {
  const there = useKeptFile(currentPicture ?? null)
  const trade = tradeNamed(draft.field)
  return (
    <Card>
      <CardMedia>
        {draft.taskImage ? (
          <ChosenPicture file={draft.taskImage} />
        ) : (
          <Picture src={there} alt="" icon={trade ? TRADE_ICONS[trade] : 'image'} flush />
        )}
      </CardMedia>
      <CardHead>
        <CardTitle level="h3">{draft.title.trim() || words.previewTitle}</CardTitle>
      </CardHead>
      <CardText>
        <Cut text={draft.description.trim() || words.previewText} most={PREVIEW.card} />
      </CardText>
      <Meta
        items={[
          draft.location.trim() !== '' && { icon: 'place', text: draft.location.trim() },
          draft.projectType !== '' && { icon: 'work', text: draft.projectType },
          draft.duration !== '' && { icon: 'calendar', text: words.months(Number(draft.duration)) },
        ]}
      />
      <CardFoot>
        <Naira naira={Number(draft.price) || 0} />
        <TaskBadge status="pending" taskStatus={labelOf('pending')} />
      </CardFoot>
    </Card>
  )
}
