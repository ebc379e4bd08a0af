import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { failureClassOf, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { messages } from '#pwa/features/admin/messages.ts'
import { useSession } from '#pwa/session/session.tsx'
import { storeWantedPath } from '#pwa/session/wanted-path.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
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

/** What the decision is about, whatever else is chosen in the form. */
function subjectOf(input: unknown): string {
  const { id, reference, user, name } = input as Partial<Record<string, string>>
  return id ?? reference ?? user ?? name ?? ''
}

const hasEnded = (error: unknown) => failureClassOf(error) === 'auth'

const PREFIX = 'unsent-reason '

/** The reason of a decision that was not sent, for the next log-in in this tab. Without storage there is none. */
function readUnsentReason(decision: string): string {
  try {
    return sessionStorage.getItem(PREFIX + decision) ?? ''
  } catch {
    return ''
  }
}

function storeUnsentReason(decision: string, reason: string): void {
  try {
    if (reason) sessionStorage.setItem(PREFIX + decision, reason)
    else sessionStorage.removeItem(PREFIX + decision)
  } catch {
    // As above.
  }
}

function ReasonField({ decision, hint }: { decision: string; hint: string }) {
  const [unsent] = useState(() => readUnsentReason(decision))
  return (
    <TextArea
      name="reason"
      label={messages.reason}
      hint={hint}
      defaultValue={unsent}
      rows={3}
      required
      maxLength={AUDIT_REASON_MAX}
      data-message={messages.reasonRequired}
    />
  )
}

/** A decision of an administrator: what will happen, the reason, and the server's answer if it refuses. */
export const DecisionSheet = <E extends Endpoint<'command'>>(props: Props<E>) => (
  <Dialog open={props.open} onClose={props.onClose} title={props.title}>
    <DecisionForm {...props} />
  </Dialog>
)

/** The same inside a page, where it covers nothing that the decision is about. */
export function DecisionForm<E extends Endpoint<'command'>>(props: Omit<Props<E>, 'open'>) {
  const { onClose, title, endpoint, label, tone = 'primary', inputOf, children } = props
  const { onDone, reasonHint = messages.reasonHint } = props
  const { whyOffline } = useOnline()
  const { run } = useCommand(endpoint)
  const refetch = useRefetchAdmin()
  const { userId, requestSync } = useSession()
  const router = useRouter()
  const [isSignedOut, setIsSignedOut] = useState(false)
  const decision = `${userId} ${title} ${subjectOf(inputOf(new FormData(), ''))}`
  const send = async (fields: FormData) => {
    const reason = String(fields.get('reason') ?? '').trim()
    storeUnsentReason(decision, reason)
    const response = await run(inputOf(fields, reason)).catch((error: unknown) => {
      setIsSignedOut(hasEnded(error))
      // The banner of the app then leads to the log-in too.
      if (hasEnded(error)) requestSync()
      throw error
    })
    storeUnsentReason(decision, '')
    await refetch()
    toast((response as { message: string }).message, 'good')
    onClose()
    onDone?.(response)
  }
  return (
    <Form
      onSubmit={send}
      messageOf={(error) => (hasEnded(error) ? messages.sessionEnded : messageFor(error))}
    >
      {children}
      {reasonHint !== null && <ReasonField decision={decision} hint={reasonHint} />}
      <SubmitButton tone={tone} disabledReason={whyOffline(messages.needsNetwork)}>
        {label}
      </SubmitButton>
      {isSignedOut && (
        <LinkButton
          to="/login"
          tone="plain"
          onClick={() => storeWantedPath(router.state.location.pathname)}
        >
          {messages.logIn}
        </LinkButton>
      )}
    </Form>
  )
}
