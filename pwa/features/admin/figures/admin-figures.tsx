import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { ExportButton } from '#pwa/features/admin/page/export-button.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { listDailyFigures } from '#schema/contract/admin-health.ts'
import { Charts } from './charts.tsx'
import { AMOUNTS, COUNTS, type Day } from './figures.ts'
import { messages } from './messages.ts'
import { PhoneFigures } from './phone-figures.tsx'
import { PlaceFigures } from './place-figures.tsx'

const PERIODS = [
  { value: '30', label: messages.periods[30] },
  { value: '90', label: messages.periods[90] },
] as const

const COLUMNS: readonly Column<Day>[] = [
  {
    id: 'day',
    header: messages.day,
    cell: ({ day }) => <DateText at={`${day}T12:00:00Z`} show="short" />,
  },
  ...COUNTS.map((name): Column<Day> => ({
    id: name,
    header: messages.columns[name],
    align: 'end',
    cell: (day) => day[name].toLocaleString('en-NG'),
  })),
  ...AMOUNTS.map((name): Column<Day> => ({
    id: name,
    header: messages.columns[name],
    align: 'end',
    cell: (day) => <Naira amount={day[name]} />,
  })),
]

/** Charts of the figures per day, with the same numbers as a table and as CSV. */
export function AdminFigures() {
  const [period, setPeriod] = useState<string>(PERIODS[0].value)
  const input = { days: period }
  const { data, failed, isStale, retry } = useAdminQuery(listDailyFigures, input)
  return (
    <AdminPage
      title={messages.title}
      note={messages.note}
      action={
        <ExportButton
          endpoint={listDailyFigures}
          input={input}
          rowsOf={({ days }) => days}
          name="figures"
        />
      }
    >
      <RadioCards
        name="period"
        label={messages.period}
        look="segments"
        options={PERIODS}
        value={period}
        onValue={setPeriod}
      />
      {data && <Charts days={data.days} />}
      <details>
        <summary>{messages.table}</summary>
        <AdminTable
          label={messages.perDay}
          columns={COLUMNS}
          rows={data?.days.toReversed()}
          rowId={({ day }) => day}
          empty={messages.none}
          failed={failed}
          isStale={isStale}
          onRetry={retry}
        />
      </details>
      <PhoneFigures rows={data?.phoneMessages} failed={failed} onRetry={retry} />
      <PlaceFigures />
    </AdminPage>
  )
}
