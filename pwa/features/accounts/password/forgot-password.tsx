import { useState } from 'react'
import { AuthNotice } from '#pwa/features/accounts/auth/auth-notice.tsx'
import type { SentCode } from '#pwa/features/accounts/auth/code-step.tsx'
import { ContactField } from '#pwa/features/accounts/auth/contact-field.tsx'
import { contactOf } from '#pwa/features/accounts/auth/contact.ts'
import { LoadingOverlay } from '#pwa/features/accounts/auth/loading-overlay.tsx'
import { storedInput } from '#pwa/features/accounts/auth/registration-state.ts'
import { useAuthCall } from '#pwa/features/accounts/auth/use-auth-call.ts'
import { messages as accountMessages } from '#pwa/features/accounts/messages.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { usePhoneChannels } from '#pwa/sync/use-phone-channels.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { requestPasswordReset } from '#schema/contract/accounts.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { messages as text } from './forgot-messages.ts'
import { ResetByCode } from './reset-by-code.tsx'

const focus = (element: HTMLElement | null) => element?.focus()

function useResetRequest() {
  const auth = useAuth()
  const call = useAuthCall('forgot-password')
  const sendWithKey = useRequestKey()
  const [contact, setContact] = useState(() => storedInput().contact)
  /** The email to which a link may be on its way, or the code. */
  const [linkTo, setLinkTo] = useState<string | null>(null)
  const [code, setCode] = useState<SentCode | null>(null)

  const send = async (channel?: PhoneChannel) => {
    const input = { ...contactOf(contact), ...(channel && { channel }) }
    const response = await call.run(() =>
      sendWithKey(input, (key) => auth.callWith(() => null)(requestPasswordReset, input, { key })),
    )
    if (!response) return
    toast(response.message)
    const { codeId, channel: by } = response
    if (codeId && by) setCode({ phone: contact, codeId, channel: by, at: Date.now() })
    else setLinkTo(contact)
  }
  const goBack = () => {
    setLinkTo(null)
    setCode(null)
  }
  return { call, contact, setContact, linkTo, code, send, goBack }
}

/**
 * Requests a link, then says where it is, and sends another one; of a number a code, with which the password is chosen at
 * once. Neither says whether there is an account.
 */
export function ForgotPassword({ onReset }: { onReset: () => void }) {
  const { call, contact, setContact, linkTo, code, send, goBack } = useResetRequest()
  const channels = usePhoneChannels()
  if (code) return <ResetByCode sent={code} onSend={send} onBack={goBack} onReset={onReset} />
  return (
    <Form ref={focusFirstEmpty} onSubmit={() => send()}>
      <AuthNotice failure={call.failure.message} offline={text.offline} />
      {linkTo !== null ? (
        <div ref={focus} tabIndex={-1}>
          <Notice title={text.sentTitle}>{text.sent(linkTo.trim())}</Notice>
        </div>
      ) : (
        <ContactField
          value={contact}
          onValue={setContact}
          errors={call.failure.fields}
          isEmailOnly={channels?.length === 0}
        />
      )}
      <SubmitButton busyLabel={accountMessages.loading}>
        {linkTo === null ? text.send : text.again}
      </SubmitButton>
      {linkTo !== null && (
        <Button tone="quiet" wide onClick={goBack}>
          {text.other}
        </Button>
      )}
      {call.isRunning && <LoadingOverlay />}
    </Form>
  )
}
