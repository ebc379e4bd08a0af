import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { usePlaces } from '#pwa/places/use-places.ts'
import { NigeriaDrawing, type Dot } from '#pwa/ui/display/nigeria-drawing.tsx'
import { listPlaceFigures } from '#schema/contract/admin-health.ts'
import type { Place } from '#schema/domain/places/places.ts'
import { messages } from './messages.ts'
import './admin-figures.css'

type Row = { place: Place | null; open: number; unanswered: number }

const { placeColumns: names } = messages
const COLUMNS: readonly Column<Row>[] = [
  { id: 'area', header: names.area, cell: ({ place }) => place?.name ?? messages.withoutPlace },
  { id: 'state', header: names.state, cell: ({ place }) => place?.state.name ?? '–' },
  {
    id: 'open',
    header: names.open,
    align: 'end',
    cell: ({ open }) => open.toLocaleString('en-NG'),
  },
  {
    id: 'unanswered',
    header: names.unanswered,
    align: 'end',
    cell: ({ unanswered }) => unanswered.toLocaleString('en-NG'),
  },
]

/** The area of a dot is in proportion to its todos, within what can be seen and told apart. */
const radiusOf = (open: number) => Math.min(9, Math.max(2, Math.sqrt(open) * 1.4))

const toDot = ({ place, open, unanswered }: Row): Dot[] =>
  place ? [{ place, kind: unanswered > 0 ? 'alone' : 'task', radius: radiusOf(open) }] : []

/** Where todos are open and where nobody answers: drawn, and as a table, the most unanswered first. */
export function PlaceFigures() {
  const places = usePlaces()
  const { data, failed, isStale, retry } = useAdminQuery(listPlaceFigures, {})
  const rows = data?.places
    .map((row): Row => ({ ...row, place: places?.placeOf(row.place) ?? null }))
    .toSorted((a, b) => b.unanswered - a.unanswered || b.open - a.open)
  const dots = places ? (rows ?? []).flatMap(toDot) : []
  return (
    <section aria-labelledby="place-figures" className="stack admin-places">
      <h2 id="place-figures">{messages.places}</h2>
      <p className="small soft">{messages.placesNote}</p>
      {dots.length > 0 && (
        <NigeriaDrawing
          label={messages.placesDrawing(
            dots.length,
            dots.filter(({ kind }) => kind === 'alone').length,
          )}
          dots={dots}
        />
      )}
      <AdminTable
        label={messages.perPlace}
        columns={COLUMNS}
        rows={places ? rows : undefined}
        rowId={({ place }) => place?.id ?? ''}
        empty={messages.noPlaces}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
    </section>
  )
}
