import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { useCursorPages } from '#pwa/features/admin/page/use-cursor-pages.ts'
import { SetUpSecondFactor } from '#pwa/features/admin/second-factor/set-up-second-factor.tsx'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { listAllUsers } from '#schema/contract/admin-lists.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { makeAdministrator, readSecondFactor } from '#schema/contract/second-factor.ts'
import { messages } from './messages.ts'

type User = ResponseBody<typeof listAllUsers>['users'][number]

const { columns: names } = messages
const COLUMNS: readonly Column<User>[] = [
  { id: 'username', header: names.username, cell: ({ username }) => username },
  { id: 'email', header: names.email, cell: ({ email }) => email },
  {
    id: 'since',
    header: names.since,
    cell: ({ createdAt }) => <DateText at={createdAt} show="both" />,
  },
]

function MakeAdministrator() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="plain" size="small" onClick={() => setIsOpen(true)}>
        {messages.add}
      </Button>
      <DecisionSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={messages.addTitle}
        endpoint={makeAdministrator}
        label={messages.add}
        tone="danger"
        inputOf={(fields, reason) => ({ email: String(fields.get('email') ?? ''), reason })}
      >
        <p>{messages.addText}</p>
        <TextField
          name="email"
          type="email"
          label={messages.email}
          required
          data-message={messages.emailRequired}
        />
      </DecisionSheet>
    </>
  )
}

function OwnSecondFactor() {
  const { data, retry } = useAdminQuery(readSecondFactor, {})
  const [isReplacing, setIsReplacing] = useState(false)
  if (!data) return null
  const onDone = () => {
    setIsReplacing(false)
    retry()
  }
  return (
    <Section title={messages.factor}>
      {!data.isRequired && <p>{messages.notRequired}</p>}
      {data.isSetUp && <p>{messages.codesLeft(data.recoveryCodesLeft)}</p>}
      {isReplacing ? (
        <SetUpSecondFactor onDone={onDone} />
      ) : (
        data.isRequired && (
          <div>
            <Button tone="plain" onClick={() => setIsReplacing(true)}>
              {messages.replace}
            </Button>
          </div>
        )
      )}
    </Section>
  )
}

/** Who decides here, and the second factor of the one who reads this. */
export function Administrators() {
  const { cursor, pagesOf } = useCursorPages('')
  const input = { userType: 'admin' as const, ...(cursor && { cursor }) }
  const { data, failed, isStale, retry } = useAdminQuery(listAllUsers, input)
  return (
    <AdminPage title={messages.title} note={messages.note} action={<MakeAdministrator />}>
      <AdminTable
        label={messages.list}
        columns={COLUMNS}
        rows={data?.users}
        rowId={({ _id }) => _id}
        pages={pagesOf(data?.nextCursor)}
        empty={messages.empty}
        failed={failed}
        isStale={isStale}
        onRetry={retry}
      />
      <OwnSecondFactor />
    </AdminPage>
  )
}
