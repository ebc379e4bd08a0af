import { messages } from '#pwa/features/tasks/messages.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { Button } from '#pwa/ui/form/button.tsx'

/** Edit and Discard for an entry that is not sent. */
export function EntryActions({ entryKey }: { entryKey: string }) {
  const { edit, discard } = useEntryActions(entryKey)
  return (
    <div className="row">
      <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
        {messages.change}
      </Button>
      <Button tone="quiet" size="small" icon="delete" onClick={() => void discard()}>
        {messages.discard}
      </Button>
    </div>
  )
}
