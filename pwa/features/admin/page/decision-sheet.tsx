import type { ReactNode } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/admin/messages.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { AUDIT_REASON_MAX } from '#schema/domain/limits.ts'
import { useRefetchAdmin } from './use-admin-query.ts'

type Props<E extends Endpoint<'command'>> = {
  open: boolean
  onClose: () => void
  title: string
  endpoint: E
  /** The label of the button that decides. */
  label: string
  tone?: 'primary' | 'danger'
  /** From the form's fields, the reason among them. */
  inputOf: (fields: FormData, reason: string) => RequestInput<E>
  /** What the other administrators and users will see, and further fields. */
  children?: ReactNode
  onDone?: (response: ResponseBody<E>) => void
  /** Null for the few decisions without a reason. */
  reasonHint?: string | null
}

/** A decision of an administrator: what will happen, the reason, and the server's answer if it refuses. */
export function DecisionSheet<E extends Endpoint<'command'>>(props: Props<E>) {
  const { open, onClose, title, endpoint, label, tone = 'primary', inputOf, children } = props
  const { onDone, reasonHint = messages.reasonHint } = props
  const { online } = useOnline()
  const { run } = useCommand(endpoint)
  const refetch = useRefetchAdmin()
  const send = async (fields: FormData) => {
    const response = await run(inputOf(fields, String(fields.get('reason') ?? '').trim()))
    await refetch()
    toast((response as { message: string }).message, 'good')
    onClose()
    onDone?.(response)
  }
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Form onSubmit={send} messageOf={messageFor}>
        {children}
        {reasonHint !== null && (
          <TextArea
            name="reason"
            label={messages.reason}
            hint={reasonHint}
            rows={3}
            required
            maxLength={AUDIT_REASON_MAX}
            data-message={messages.reasonRequired}
          />
        )}
        <SubmitButton tone={tone} disabledReason={online ? null : messages.needsNetwork}>
          {label}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
