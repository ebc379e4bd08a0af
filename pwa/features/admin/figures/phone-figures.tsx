import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import type { listDailyFigures } from '#schema/contract/admin-health.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { messages } from './messages.ts'

type Row = ResponseBody<typeof listDailyFigures>['phoneMessages'][number]

const { phoneColumns: names } = messages
const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'day',
    header: messages.day,
    cell: ({ day }) => <DateText at={`${day}T12:00:00Z`} show="short" />,
  },
  { id: 'channel', header: names.channel, cell: ({ channel }) => messages.channels[channel] },
  ...(['sent', 'delivered', 'failed'] as const).map((name): Column<Row> => ({
    id: name,
    header: names[name],
    align: 'end',
    cell: (row) => row[name].toLocaleString('en-NG'),
  })),
  {
    id: 'cost',
    header: names.cost,
    align: 'end',
    cell: ({ cost }) => <Naira amount={cost} />,
  },
]

type Props = { rows: readonly Row[] | undefined; failed: boolean; onRetry: () => void }

/** What was sent to phone numbers, what arrived, and what it costs. */
export const PhoneFigures = ({ rows, failed, onRetry }: Props) => (
  <section aria-labelledby="phone-figures" className="stack">
    <h2 id="phone-figures">{messages.phones}</h2>
    <p className="small soft">{messages.phonesNote}</p>
    <AdminTable
      label={messages.phones}
      columns={COLUMNS}
      rows={rows}
      rowId={({ day, channel }) => `${day} ${channel}`}
      empty={messages.noPhones}
      failed={failed}
      onRetry={onRetry}
    />
  </section>
)
