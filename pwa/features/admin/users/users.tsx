import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { ExportButton } from '#pwa/features/admin/page/export-button.tsx'
import { Filter, FilterBar, optionsOf, Order } from '#pwa/features/admin/page/filter-bar.tsx'
import { PlaceFilter } from '#pwa/features/admin/page/place-filter.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { useSettled } from '#pwa/features/admin/page/use-settled.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { SearchField } from '#pwa/ui/form/search-field.tsx'
import { listAllUsers } from '#schema/contract/admin-lists.ts'
import type { RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { isIndexedSearch } from '#schema/domain/admin-lists.ts'
import { nameOrEmail } from '#schema/domain/email.ts'
import { messages } from './messages.ts'
import { ToProof, VerifyUser } from './verify-user.tsx'

type User = ResponseBody<typeof listAllUsers>['users'][number]
type Filters = Pick<RequestInput<typeof listAllUsers>, 'status' | 'userType' | 'place' | 'sort'>

const { columns: names } = messages
const rowsOf = ({ users }: ResponseBody<typeof listAllUsers>) => users

function Status({ isVerified, standing }: User) {
  if (standing !== 'active')
    return (
      <Badge tone={standing === 'closed' ? 'still' : 'bad'}>{messages.standings[standing]}</Badge>
    )
  return isVerified ? (
    <Badge tone="good">{messages.verified}</Badge>
  ) : (
    <Badge tone="wait">{messages.notVerified}</Badge>
  )
}

function VerifyButton({ user, onVerify }: { user: User; onVerify: (user: User) => void }) {
  if (user.userType === 'admin') return null
  const { waitingVerification: proof } = user
  if (proof && !user.isVerified) return <ToProof proof={proof} />
  return (
    <Button size="small" tone="plain" disabled={user.isVerified} onClick={() => onVerify(user)}>
      {user.isVerified ? messages.verified : messages.verifyNow}
    </Button>
  )
}

const columnsOf = (onVerify: (user: User) => void): Column<User>[] => [
  {
    id: 'username',
    header: names.username,
    cell: ({ username, userType }) => (
      <div>
        <span className="strong">{username}</span>{' '}
        <span className="small soft">{messages.types[userType]}</span>
      </div>
    ),
  },
  { id: 'email', header: names.email, cell: ({ email }) => email },
  {
    id: 'createdAt',
    header: names.createdAt,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
  { id: 'status', header: names.status, cell: (user) => <Status {...user} /> },
  {
    id: 'actions',
    header: names.actions,
    cell: (user) => <VerifyButton user={user} onVerify={onVerify} />,
  },
]

type FilterProps = {
  filters: Filters
  onFilters: (some: Partial<Filters>) => void
  isSearched: boolean
}

const SORTS = optionsOf(messages.sorts)
/** The matches of a search are in the order of registration. */
const SEARCH_SORTS = SORTS.filter(({ value }) => value !== 'email')

function UserFilters({ filters, onFilters, isSearched }: FilterProps) {
  return (
    <>
      <Filter
        label={messages.filter}
        options={optionsOf(messages.filters)}
        value={filters.status}
        onValue={(status) => onFilters({ status })}
      />
      <Filter
        label={messages.type}
        options={optionsOf(messages.types)}
        value={filters.userType}
        onValue={(userType) => onFilters({ userType })}
      />
      <PlaceFilter value={filters.place} onValue={(place) => onFilters({ place })} />
      <Order
        label={messages.sort}
        options={isSearched ? SEARCH_SORTS : SORTS}
        value={filters.sort}
        onValue={(sort) => onFilters({ sort })}
        hint={isSearched ? messages.searchSort : undefined}
      />
    </>
  )
}

/** Every user, searched by name and email. */
export function Users({ onOpen }: { onOpen: (id: string) => void }) {
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<Filters>({})
  const [verifying, setVerifying] = useState<User | null>(null)
  const [columns] = useState(() => columnsOf(setVerifying))
  const q = useSettled(nameOrEmail(search).toLowerCase())
  const isSearched = isIndexedSearch(q)
  const sort = isSearched && filters.sort === 'email' ? undefined : filters.sort
  const searched = { ...filters, sort, ...(q && { q }) }
  const { table } = useAdminList(listAllUsers, searched, rowsOf)
  return (
    <AdminPage
      title={messages.title}
      action={
        <ExportButton endpoint={listAllUsers} input={searched} rowsOf={rowsOf} name="users" />
      }
    >
      <FilterBar>
        <SearchField label={messages.search} value={search} onValue={setSearch} />
        <UserFilters
          filters={{ ...filters, sort }}
          onFilters={(some) => setFilters({ ...filters, ...some })}
          isSearched={isSearched}
        />
      </FilterBar>
      <AdminTable
        {...table}
        label={messages.title}
        columns={columns}
        rowId={({ _id }) => _id}
        onOpen={({ _id }) => onOpen(_id)}
        empty={messages.empty}
      />
      {verifying && <VerifyUser user={verifying} onClose={() => setVerifying(null)} />}
    </AdminPage>
  )
}
