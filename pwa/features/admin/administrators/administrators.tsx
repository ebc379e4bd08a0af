import { useState } from 'react'
import { AdminPage } from '#pwa/features/admin/page/admin-page.tsx'
import { DecisionSheet } from '#pwa/features/admin/page/decision-sheet.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { useAdminQuery } from '#pwa/features/admin/page/use-admin-query.ts'
import { SetUpSecondFactor } from '#pwa/features/admin/second-factor/set-up-second-factor.tsx'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { emailHandlers } from '#pwa/ui/form/email-handlers.ts'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { listAllUsers } from '#schema/contract/admin-lists.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import { makeAdministrator, readSecondFactor } from '#schema/contract/second-factor.ts'
import { messages } from './messages.ts'

type User = ResponseBody<typeof listAllUsers>['users'][number]

const { columns: names } = messages
const ADMINISTRATORS = { userType: 'admin' } as const
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
          {...emailHandlers((email, input) => {
            if (email !== input.value) input.value = email
          })}
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
  const { table } = useAdminList(listAllUsers, ADMINISTRATORS, ({ users }) => users)
  return (
    <AdminPage title={messages.title} note={messages.note} action={<MakeAdministrator />}>
      <AdminTable
        {...table}
        label={messages.list}
        columns={COLUMNS}
        rowId={({ _id }) => _id}
        empty={messages.empty}
      />
      <OwnSecondFactor />
    </AdminPage>
  )
}
