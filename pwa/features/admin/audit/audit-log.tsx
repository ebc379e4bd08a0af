import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { CodeText } from '#pwa/features/admin/page/code-text.tsx'
import { ExportButton } from '#pwa/features/admin/page/export-button.tsx'
import { Filter, FilterBar } from '#pwa/features/admin/page/filter-bar.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { useSettled } from '#pwa/features/admin/page/use-settled.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { listAllUsers } from '#schema/contract/admin-lists.ts'
import { listAuditLog } from '#schema/contract/audit.ts'
import type { RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { PAGE_MAX } from '#schema/domain/limits.ts'
import { AboutEntry } from './about-entry.tsx'
import { ACTIONS, messages } from './messages.ts'

type Log = ResponseBody<typeof listAuditLog>
type Entry = Log['entries'][number]

const { columns: names } = messages
const rowsOf = ({ entries }: Log) => entries

function Reason({ action, reason, subject, details, sha256 }: Entry) {
  return (
    <div>
      <p>{reason}</p>
      <details>
        <summary className="small">{messages.details}</summary>
        <p>
          <CodeText code={action} />
        </p>
        <p className="admin-hash soft">{subject}</p>
        <code className="admin-hash">{details}</code>
        {sha256 && <p className="admin-hash soft">{`SHA-256 ${sha256}`}</p>}
      </details>
    </div>
  )
}

const COLUMNS: readonly Column<Entry>[] = [
  { id: 'number', header: names.number, align: 'end', cell: ({ seq }) => seq },
  {
    id: 'date',
    header: names.date,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
  { id: 'actor', header: names.actor, cell: ({ actor }) => actor.username },
  {
    id: 'action',
    header: names.action,
    cell: ({ action, details }) => (
      <div>
        {isRequest(details) && <p>{messages.requested}</p>}
        <p>{ACTIONS[action] ?? action}</p>
      </div>
    ),
  },
  {
    id: 'subject',
    header: names.subject,
    cell: (entry) => <AboutEntry {...entry} />,
  },
  { id: 'reason', header: names.reason, cell: (entry) => <Reason {...entry} /> },
]

/** An act that another administrator has to approve first. */
const isRequest = (details: string) => details.includes('"isRequest":true')

function Chain({ verified }: Pick<Log, 'verified'>) {
  if (!verified) return <Notice tone="wait">{messages.notChecked}</Notice>
  if (!verified.isIntact)
    return (
      <Notice tone="bad" alert>
        {messages.broken}
      </Notice>
    )
  return (
    <p className="soft">
      {messages.intact(verified.entries)} <DateText at={verified.at} show="both" />
    </p>
  )
}

type Chosen = Pick<RequestInput<typeof listAuditLog>, 'actor' | 'action' | 'from' | 'to'>
const ADMINISTRATORS = { userType: 'admin', limit: String(PAGE_MAX) } as const
const ACTION_OPTIONS = Object.entries(ACTIONS).map(([value, label]) => ({ value, label }))
type FilterProps = { chosen: Chosen; onChosen: (some: Partial<Chosen>) => void }

/** By person, act and day. */
function AuditFilters({ chosen, onChosen }: FilterProps) {
  const { data } = useAdminQuery(listAllUsers, ADMINISTRATORS)
  const people = (data?.users ?? []).map(({ _id, username, email }) => ({
    value: _id,
    label: `${username} (${email})`,
  }))
  return (
    <>
      <Filter
        label={names.actor}
        options={people}
        value={chosen.actor}
        onValue={(actor) => onChosen({ actor })}
      />
      <Filter
        label={names.action}
        options={ACTION_OPTIONS}
        value={chosen.action}
        onValue={(action) => onChosen({ action })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          type="date"
          label={messages[name]}
          value={chosen[name] ?? ''}
          onChange={({ target }) => onChosen({ [name]: target.value || undefined })}
        />
      ))}
    </>
  )
}

/** What administrators did, searched on the server. */
export function AuditLog() {
  const [search, setSearch] = useState('')
  const q = useSettled(search.trim())
  const [chosen, setChosen] = useState<Chosen>({})
  const filters = { ...chosen, ...(q && { q }) }
  const { data, table } = useAdminList(listAuditLog, filters, rowsOf)
  return (
    <AdminPage
      title={messages.title}
      note={messages.note}
      action={
        <ExportButton endpoint={listAuditLog} input={filters} rowsOf={rowsOf} name="audit-log" />
      }
    >
      {data && <Chain verified={data.verified} />}
      <FilterBar>
        <SearchField label={messages.search} value={search} onValue={setSearch} />
        <AuditFilters chosen={chosen} onChosen={(some) => setChosen({ ...chosen, ...some })} />
      </FilterBar>
      <AdminTable
        {...table}
        label={messages.title}
        columns={COLUMNS}
        rowId={({ _id }) => _id}
        empty={messages.empty}
      />
    </AdminPage>
  )
}
