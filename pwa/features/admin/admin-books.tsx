import { queryOptions, useQuery } from '@tanstack/react-query'
import { readReconciliation } from '#schema/contract/books.ts'
import type { Heard } from '#schema/contract/endpoint.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { Ago } from '#pwa/ui/ago.tsx'
import { Badge } from '#pwa/ui/badge.tsx'
import { DateText } from '#pwa/ui/date-text.tsx'
import { ErrorNote } from '#pwa/ui/error-note.tsx'
import { List } from '#pwa/ui/list.tsx'
import { Naira } from '#pwa/ui/naira.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { RowItem } from '#pwa/ui/row-item.tsx'
import { SkeletonList } from '#pwa/ui/skeleton.tsx'
import { words } from './admin-words.ts'

type Books = Heard<typeof readReconciliation>

/** Asked each time: what an administrator decides by is never what a phone remembers. */
const askBooks = ({ me, call }: Session) =>
  queryOptions({
    queryKey: [me, readReconciliation.name],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => call(readReconciliation, {}, { signal }),
  })

function Standing({ items, openItems, lawsLookedAt, compared }: Books) {
  if (openItems > 0)
    return (
      <>
        <Notice tone="bad" title={words.open(openItems)} />
        <List items={items} keyOf={({ _id }) => _id} look="rows" label={words.list} empty={null}>
          {({ kind, words: said, ours, theirs, seenAt }) => (
            <RowItem
              title={
                <>
                  <Badge tone="bad">{words.kinds[kind]}</Badge> {said}
                </>
              }
              note={<Ago at={seenAt} />}
              end={<Figures ours={ours} theirs={theirs} />}
            />
          )}
        </List>
      </>
    )
  if (lawsLookedAt === null) return <Notice tone="wait">{words.never}</Notice>
  return <Notice>{compared?.isOver ? words.allWell : words.allWellUncompared}</Notice>
}

function Figures({ ours, theirs }: { ours: number | null; theirs: number | null }) {
  const sides = [
    { label: words.ours, naira: ours },
    { label: words.theirs, naira: theirs },
  ]
  return sides.map(
    ({ label, naira }) =>
      naira !== null && (
        <div key={label}>
          <Naira naira={naira} decimals="two" /> <span className="small soft">{label}</span>
        </div>
      ),
  )
}

/** How fresh all this is: a clock that stands still shows here. */
function Freshness({ lawsLookedAt, compared, seal }: Books) {
  return (
    <div className="stack">
      {lawsLookedAt && <RowItem title={words.looked} end={<Ago at={lawsLookedAt} />} />}
      {compared && (
        <RowItem
          title={compared.isOver ? words.compared : words.comparing}
          note={words.counted(compared.payments, compared.transfers)}
          end={<Ago at={compared.through} />}
        />
      )}
      {seal && (
        <RowItem
          title={words.sealed}
          note={<code className="small soft">{seal.sha256.slice(0, 16)}</code>}
          end={<DateText at={`${seal.day}T12:00:00Z`} show="short" />}
        />
      )}
    </div>
  )
}

/** MONEY 2: what the clock found, plainly. */
export function AdminBooks() {
  const { data, isError, refetch } = useQuery(askBooks(useSession()))
  return (
    <section className="stack" aria-label={words.title}>
      <h2>{words.title}</h2>
      {isError && <ErrorNote onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonList look="rows" />}
      {data && (
        <>
          <Standing {...data} />
          <Freshness {...data} />
        </>
      )}
    </section>
  )
}
