import { useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { messages as shared } from '#pwa/features/admin/messages.ts'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useAdminList } from '#pwa/features/admin/page/use-admin-list.ts'
import { useRefetchAdmin } from '#pwa/features/admin/page/use-admin-query.ts'
import { AdminTable, type Column } from '#pwa/features/admin/table/admin-table.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { listUserNotes, writeUserNote } from '#schema/contract/admin-desk.ts'
import type { ResponseBody } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { ADMIN_NOTE_MAX } from '#schema/domain/limits.ts'
import { messages } from './desk-messages.ts'

type Note = ResponseBody<typeof listUserNotes>['notes'][number]

const COLUMNS: readonly Column<Note>[] = [
  {
    id: 'note',
    header: messages.notes,
    cell: ({ text, author, createdAt }) => (
      <div>
        <p className="prose">{text}</p>
        <p className="small soft">
          <DateText at={createdAt} show="both" /> {messages.noteBy(author)}
        </p>
      </div>
    ),
  },
]

/** What administrators tell each other about a user. */
export function UserNotes({ id, isClosed }: { id: UserId; isClosed: boolean }) {
  const { table } = useAdminList(listUserNotes, { id }, ({ notes }) => notes)
  const { run } = useCommand(writeUserNote)
  const refetch = useRefetchAdmin()
  const { whyOffline } = useOnline()
  // A new key empties the field after a note was stored.
  const [written, setWritten] = useState(0)
  const send = async (fields: FormData) => {
    const { message } = await run({ id, text: String(fields.get('text') ?? '') })
    await refetch()
    toast(message, 'good')
    setWritten(written + 1)
  }
  return (
    <Section title={messages.notes}>
      <p className="small soft">{messages.notesText}</p>
      {!isClosed && (
        <Form key={written} onSubmit={send} messageOf={messageFor}>
          <TextArea
            name="text"
            label={messages.note}
            rows={2}
            maxLength={ADMIN_NOTE_MAX}
            required
            data-message={messages.noteRequired}
          />
          <SubmitButton tone="plain" wide={false} disabledReason={whyOffline(shared.needsNetwork)}>
            {messages.writeNote}
          </SubmitButton>
        </Form>
      )}
      <AdminTable
        {...table}
        label={messages.notes}
        columns={COLUMNS}
        rowId={({ _id }) => _id}
        empty={messages.noNotes}
      />
    </Section>
  )
}
