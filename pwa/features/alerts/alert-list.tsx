import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { messages as placeMessages } from '#pwa/places/messages.ts'
import { placeLabel, usePlaces } from '#pwa/places/use-places.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { ErrorNote } from '#pwa/ui/feedback/error-note.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Select } from '#pwa/ui/form/select.tsx'
import { List } from '#pwa/ui/layout/list.tsx'
import type { Alert } from '#schema/contract/alerts.schemas.ts'
import { listAlerts, setAlert } from '#schema/contract/alerts.ts'
import { ALERT_DELIVERIES } from '#schema/domain/alerts.ts'
import { formatNaira, naira, type Kobo } from '#schema/domain/money.ts'
import { skillLabel, tradeLabel } from '#schema/domain/trades.ts'
import { messages } from './messages.ts'

const AMOUNTS = [0, 5_000, 10_000, 20_000, 50_000, 100_000, 250_000].map((amount) => naira(amount))

/** The usual amounts, and the one that is chosen. */
const amountOptions = (chosen: Kobo) =>
  [...new Set([...AMOUNTS, chosen])]
    .toSorted((one, other) => one - other)
    .map((amount) => ({
      value: String(amount),
      label: amount === 0 ? messages.anyAmount : formatNaira(amount),
    }))

function AlertItem({ alert, onSaved }: { alert: Alert; onSaved: () => void }) {
  usePlaces()
  const { whyOffline } = useOnline()
  const { run, busy } = useCommand(setAlert)
  const reason = whyOffline(messages.needsNetwork)
  const { _id: id, field, skills, place, reach, minPrice, delivery } = alert
  if (field === null) return null
  const save = async (change: Partial<Pick<Alert, 'minPrice' | 'delivery'>>) => {
    const choice = { minPrice, delivery, ...change }
    try {
      const what = { field, skills, place: place ?? '', reach }
      toast((await run({ id, ...what, ...choice })).message)
    } catch (failure) {
      toast(messageFor(failure), 'bad')
    }
    onSaved()
  }
  const where = place ? [placeLabel(place), placeMessages.reaches[reach]] : []
  return (
    <div className="card stack">
      <p>
        <strong>{tradeLabel(field)}</strong>
        {alert.followsProfile && <span className="soft small"> · {messages.ofProfile}</span>}
      </p>
      <p className="soft">{[...skills.map((skill) => skillLabel(skill)), ...where].join(' · ')}</p>
      <Select
        label={messages.when}
        hint={reason ?? undefined}
        disabled={busy || reason !== null}
        options={ALERT_DELIVERIES.map((value) => ({ value, label: messages.deliveries[value] }))}
        value={delivery}
        onChange={({ target }) =>
          void save({ delivery: ALERT_DELIVERIES.find((each) => each === target.value) ?? 'now' })
        }
      />
      <Select
        label={messages.atLeast}
        disabled={busy || reason !== null}
        options={amountOptions(minPrice)}
        value={String(minPrice)}
        onChange={({ target }) => void save({ minPrice: Number(target.value) as Kobo })}
      />
    </div>
  )
}

/** What new todos this professional is told about; each change is saved at once. */
export function AlertList() {
  const session = useSession()
  const { data, isError, error, refetch } = useQuery({
    queryKey: [session.userId, listAlerts.name],
    queryFn: ({ signal }) => session.call(listAlerts, {}, { signal }),
    staleTime: 0,
  })
  const reload = () => void refetch()
  if (isError && !data) return <ErrorNote onRetry={reload}>{messageFor(error)}</ErrorNote>
  return (
    <List
      items={data?.alerts}
      keyOf={({ _id }) => _id}
      label={messages.list}
      empty={<p className="soft">{messages.none}</p>}
      failed={isError}
      onRetry={reload}
    >
      {(alert) => <AlertItem alert={alert} onSaved={reload} />}
    </List>
  )
}
