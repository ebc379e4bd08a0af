import { createFileRoute } from '@tanstack/react-router'
import { AlertList, type NewAlert } from '#pwa/features/alerts/alert-list.tsx'
import { messages } from '#pwa/features/alerts/messages.ts'
import {
  parseFilters,
  searchParamsOf,
  type Filters,
  type SearchParams,
} from '#pwa/features/tasks/search/filters.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { requireTasker } from '#pwa/session/guard.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { AlertId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { DEFAULT_REACH } from '#schema/domain/places/reach.ts'
import { TRADE_NAMES, tradeOf } from '#schema/domain/trades.ts'

/** `add` opens a new alert with the filters of the list of open todos, `alert` the choices of one that finds too much. */
type Search = SearchParams & { add?: 'yes'; alert?: string }

export const Route = createFileRoute('/_guarded/alerts')({
  beforeLoad: requireTasker,
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...searchParamsOf(parseFilters(search)),
    ...(search['add'] === 'yes' && { add: 'yes' }),
    ...(search['alert'] !== undefined && { alert: String(search['alert']) }),
  }),
  component: AlertsScreen,
})

/** The filters as an alert; without one of them what the profile says. */
function startOf({ field, more }: Filters, user: OwnUser): NewAlert | null {
  const trade = field ?? user.trade ?? TRADE_NAMES[0]
  if (!trade) return null
  const chosen = more.skills?.split(',') ?? []
  const isWithin = more.within !== undefined && user.place !== null
  return {
    field: trade,
    skills: tradeOf(chosen) === trade ? chosen : [],
    place: isWithin ? (user.place ?? '') : '',
    reach: more.within ?? user.reach ?? DEFAULT_REACH,
    minPrice: more.minPrice ?? naira(0),
    delivery: 'now',
  }
}

function AlertsScreen() {
  const { add, alert, ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  const user = useUser()
  return (
    <Page title={messages.title} note={messages.note} back="/settings" width="reading">
      {user ? (
        <AlertList
          start={startOf(parseFilters(filters), user)}
          isAdding={add === 'yes'}
          fewer={(alert as AlertId | undefined) ?? null}
          onClose={() => void navigate({ search: {}, replace: true })}
        />
      ) : (
        <MissingUser />
      )}
    </Page>
  )
}
