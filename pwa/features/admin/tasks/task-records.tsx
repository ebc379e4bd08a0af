import { EvidenceList } from '#pwa/features/admin/page/evidence-list.tsx'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Naira } from '#pwa/ui/display/naira.tsx'
import { RowItem } from '#pwa/ui/display/row-item.tsx'
import { formatDate } from '#pwa/ui/format/format-time.ts'
import { List } from '#pwa/ui/layout/list.tsx'
import type { readTaskFile } from '#schema/contract/admin-users.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { listApplicants } from '#schema/contract/proposals.ts'
import type { findTask } from '#schema/contract/task-reads.ts'
import type { Submission, TaskEvent } from '#schema/contract/tasks.ts'
import { presenceOf } from '#schema/domain/arrival.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { messages } from './detail-messages.ts'

type Journal = ResponseBody<typeof readTaskFile>['journals'][number]

/** Of an arrival: when it was by the phone. The date beside it is when Onise was told. */
function PhoneTime({ event }: { event: Pick<TaskEvent, 'kind' | 'data' | 'createdAt'> }) {
  const presence = presenceOf(event)
  if (!presence) return null
  if (presence.isClockWrong) return <> · {messages.clockWrong}</>
  return (
    <>
      {' · '}
      {messages.byPhone} <DateText at={presence.at} show="both" />
    </>
  )
}

export function Timeline({ events }: { events: readonly TaskEvent[] }) {
  return (
    <Section title={messages.timeline}>
      <List
        items={events}
        keyOf={({ _id }) => _id}
        look="rows"
        label={messages.timeline}
        empty={<p className="soft">{messages.noEvents}</p>}
      >
        {({ kind, actor, note, amount, data, createdAt }) => (
          <RowItem
            title={`${actor?.username ?? messages.byOnise} ${messages.events[kind]}`}
            note={
              <>
                <DateText at={createdAt} show="both" />
                {note && ` · ${note}`}
                <PhoneTime event={{ kind, data, createdAt }} />
              </>
            }
            end={amount !== null && <Naira amount={amount} decimals="two" />}
          />
        )}
      </List>
    </Section>
  )
}

type Stages = ResponseBody<typeof readTaskFile>['task']['stages']

const { stageColumns } = messages
const STAGE_COLUMNS: readonly Column<NonNullable<Stages>[number]>[] = [
  { id: 'title', header: stageColumns.title, cell: ({ n, title }) => `${n}. ${title}` },
  { id: 'kind', header: stageColumns.kind, cell: ({ kind }) => kind },
  { id: 'date', header: stageColumns.date, cell: ({ date }) => formatDate(date) },
  ...(['amount', 'held', 'paid', 'returned'] as const).map(
    (field): Column<NonNullable<Stages>[number]> => ({
      id: field,
      header: stageColumns[field],
      cell: (stage) => <Naira amount={stage[field]} decimals="two" />,
      align: 'end',
    }),
  ),
  {
    id: 'ended',
    header: stageColumns.ended,
    cell: ({ endedAt }) => endedAt && <DateText at={endedAt} show="both" />,
  },
]

/** The plan of the work, and what the bookings of its hold add up to for each stage. */
export function StageRecords({ stages }: { stages: Stages }) {
  if (!stages) return null
  return (
    <Section title={messages.stages}>
      <AdminTable
        label={messages.stages}
        columns={STAGE_COLUMNS}
        rows={stages}
        rowId={({ n }) => String(n)}
        empty={messages.stages}
        failed={false}
        onRetry={() => {}}
      />
    </Section>
  )
}

type Receipts = ResponseBody<typeof findTask>['receipts']
type MaterialsProps = { stages: Stages; receipts: Receipts }

/** The lists of materials, what was paid for them, and the receipts. */
export function MaterialsRecords({ stages, receipts = [] }: MaterialsProps) {
  const listed = stages?.filter(({ materials }) => materials !== null) ?? []
  if (listed.length === 0) return null
  return (
    <Section title={messages.materials}>
      {listed.map(({ n, title, materials }) => {
        if (!materials) return null
        const files = receipts.find(({ stage }) => stage === n)?.files ?? []
        const amounts = (['released', 'spent', 'givenBack'] as const).flatMap((field) => {
          const amount = materials[field]
          return amount === null ? [] : [[messages[field], amount] as const]
        })
        return (
          <article key={n} className="stack stack-tight">
            <h3>{messages.receiptsOf(n, title)}</h3>
            <List
              items={materials.items}
              keyOf={({ what, quantity, amount }) => `${what} ${quantity} ${amount}`}
              look="rows"
              label={messages.items}
              empty={null}
            >
              {({ what, quantity, amount }) => (
                <RowItem
                  title={messages.item(what, quantity)}
                  end={<Naira amount={amount} decimals="two" />}
                />
              )}
            </List>
            <Facts
              facts={amounts.map(([label, amount]) => [
                label,
                <Naira key={label} amount={amount} decimals="two" />,
              ])}
            />
            {files.length === 0 && <p className="soft">{messages.noReceipts}</p>}
            <EvidenceList files={files} />
          </article>
        )
      })}
    </Section>
  )
}

export function Submissions({ submissions }: { submissions: readonly Submission[] }) {
  return (
    <Section title={messages.submissions}>
      {submissions.length === 0 && <p className="soft">{messages.noSubmissions}</p>}
      {submissions.map(({ _id, version, submissionNotes, files, changeRequest, createdAt }) => (
        <article key={_id} className="stack stack-tight">
          <div className="spread">
            <h3>{messages.version(version)}</h3>
            <span className="small soft">
              <DateText at={createdAt} show="both" />
            </span>
          </div>
          <p className="prose">{submissionNotes}</p>
          <EvidenceList files={files} />
          {changeRequest && (
            <p className="soft">{`${messages.changesAsked}: ${changeRequest.note}`}</p>
          )}
        </article>
      ))}
    </Section>
  )
}

const { journalColumns: names } = messages
const JOURNAL_COLUMNS: readonly Column<Journal>[] = [
  {
    id: 'date',
    header: names.date,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
  { id: 'type', header: names.type, cell: ({ type }) => type },
  {
    id: 'from',
    header: names.from,
    cell: ({ debit }) => <code className="admin-hash">{debit}</code>,
  },
  {
    id: 'to',
    header: names.to,
    cell: ({ credit }) => <code className="admin-hash">{credit}</code>,
  },
  {
    id: 'amount',
    header: names.amount,
    align: 'end',
    cell: ({ amount }) => <Naira amount={amount} decimals="two" />,
  },
]

export function Journals({ journals }: { journals: readonly Journal[] }) {
  return (
    <Section title={messages.journals}>
      <AdminTable
        label={messages.journals}
        columns={JOURNAL_COLUMNS}
        rows={journals}
        rowId={({ _id, debit, credit }) => `${_id} ${debit} ${credit}`}
        empty={messages.noJournals}
        failed={false}
        onRetry={() => {}}
      />
    </Section>
  )
}

export function Proposals({ id }: { id: TaskId }) {
  const { data, failed, retry } = useAdminQuery(listApplicants, { id })
  return (
    <Section title={messages.proposals}>
      <List
        items={data?.applicants}
        keyOf={({ _id }) => _id}
        look="rows"
        label={messages.proposals}
        empty={<p className="soft">{messages.noProposals}</p>}
        failed={failed}
        onRetry={retry}
      >
        {({ tasker, description, price }) => (
          <RowItem title={tasker.username} note={description} end={<Naira amount={price} />} />
        )}
      </List>
    </Section>
  )
}
