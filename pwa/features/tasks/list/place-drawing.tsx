import { useUser } from '#pwa/session/session.tsx'
import { useDataSaver } from '#pwa/ui/browser/data-saver.ts'
import { NigeriaDrawing, type Dot } from '#pwa/ui/display/nigeria-drawing.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { messages } from './messages.ts'
import { useNear } from './use-near.ts'

const SHOWN = 30

type Props = {
  tasks: readonly Pick<Task, 'place'>[]
  /** Above a list, whose first card stays in sight. */
  isSmall?: boolean
}

/** Where todos are, and where the reader is; nothing while data is saved, or where one of both is not known. */
export function PlaceDrawing({ tasks, isSmall = false }: Props) {
  const user = useUser()
  const isSaving = useDataSaver()
  const near = useNear(isSaving ? null : user)
  const ids = [...new Set(tasks.slice(0, SHOWN).map(({ place }) => place))]
  const places = ids.flatMap((id) => near?.placeOf(id) ?? [])
  const [nearest] = places
  if (!near || !nearest) return null
  const radius = places.length > 1 ? 3.5 : 5
  const dots: Dot[] = places.map((place) => ({ place, kind: 'task', radius }))
  const isOne = places.length === 1
  const label = isOne
    ? messages.drawing(nearest.label, near.home.label)
    : messages.drawingOf(places.length, near.home.label)
  return (
    <figure className="place-drawing" data-small={isSmall || undefined}>
      <NigeriaDrawing
        label={label}
        dots={[...dots, { place: near.home, kind: 'own' }]}
        isWay={isOne}
      />
      {isOne && (
        <figcaption className="small soft">
          {nearest.label}
          {nearest !== near.home && <> · {near.distanceTo(nearest.id)}</>}
        </figcaption>
      )}
    </figure>
  )
}
