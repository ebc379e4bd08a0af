import type { ReactNode } from 'react'
import { useStoredFileUrls } from '#pwa/outbox/use-stored-file.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Gallery, type GalleryPicture } from '#pwa/ui/display/gallery.tsx'
import type { ShownWorkPicture } from '#schema/contract/work-pictures.ts'
import { tradeLabel } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'
import { useOwnPictures } from './reads.ts'
import { altOf, LaterNote } from './work-card.tsx'

/** What an action below a large picture gets. */
type ActionsOf = (picture: ShownWorkPicture) => ReactNode

const toPicture =
  (actionsOf?: ActionsOf) =>
  (work: ShownWorkPicture): GalleryPicture => ({
    id: work._id,
    thumbnail: work.thumbnail ?? work.picture,
    picture: work.picture,
    alt: altOf(work),
    words: (
      <>
        {work.caption && <p>{work.caption}</p>}
        <p className="small soft">{tradeLabel(work.field)}</p>
        {work.isDoneHere && (
          <Badge tone="good" icon="verified">
            {messages.doneHere}
          </Badge>
        )}
        {actionsOf?.(work)}
      </>
    ),
  })

type Props = {
  works: readonly ShownWorkPicture[]
  /** For the owner: where pictures are added. It is shown also while there are none. */
  manage?: ReactNode
  actionsOf?: ActionsOf
}

/** Pictures of earlier work on a profile. */
export function WorkSection({ works, manage, actionsOf }: Props) {
  if (works.length === 0 && !manage) return null
  return (
    <section className="stack stack-tight">
      <h2>{messages.earlierWork}</h2>
      {works.length === 0 && <p className="soft">{messages.emptyText}</p>}
      <Gallery pictures={works.map(toPicture(actionsOf))} label={messages.earlierWork} />
      {manage}
    </section>
  )
}
type StripProps = { works?: readonly ShownWorkPicture[] | undefined; actionsOf?: ActionsOf }

/** The newest pictures beside a proposal; none of a row that an earlier build stored. */
export function WorkStrip({ works = [], actionsOf }: StripProps) {
  const pictures = works.map(toPicture(actionsOf))
  return <Gallery look="strip" pictures={pictures} label={messages.earlierWork} />
}

/** On the own profile: also what is not sent yet, without what is hidden from others. */
export function OwnWorkSection({ manage }: { manage: ReactNode }) {
  const works = (useOwnPictures() ?? []).filter(({ isHidden }) => !isHidden)
  const urls = useStoredFileUrls(works.flatMap((work) => [work.picture, work.thumbnail ?? '']))
  const shown = works.flatMap((work) => {
    const picture = urls.get(work.picture)
    return picture ? [{ ...work, picture, thumbnail: urls.get(work.thumbnail ?? '') || null }] : []
  })
  const laterOf = ({ _id }: ShownWorkPicture) => (
    <LaterNote visibleAt={works.find((work) => work._id === _id)?.visibleAt} />
  )
  return <WorkSection works={shown} manage={manage} actionsOf={laterOf} />
}
