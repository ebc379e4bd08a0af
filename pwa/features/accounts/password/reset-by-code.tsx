import { CodeStep, type SentCode } from '#pwa/features/accounts/auth/code-step.tsx'
import { storedInput, storeInput } from '#pwa/features/accounts/auth/registration-state.ts'
import { useAuthCall } from '#pwa/features/accounts/auth/use-auth-call.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { resetPassword } from '#schema/contract/accounts.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { messages as accountMessages } from '../messages.ts'
import { messages as forgotText } from './forgot-messages.ts'
import { AccountOf, NewPasswordField } from './new-password-field.tsx'
import { messages as text } from './reset-messages.ts'

type Props = {
  sent: SentCode
  onSend: (channel?: PhoneChannel) => Promise<unknown>
  onBack: () => void
  onReset: () => void
}

/** A new password with the code; on a phone that is new to the account it says which other way there is. */
export function ResetByCode({ sent, onSend, onBack, onReset }: Props) {
  const auth = useAuth()
  const call = useAuthCall('reset-password')
  const sendWithKey = useRequestKey()
  const { phone, codeId } = sent

  const reset = async (data: FormData) => {
    const input = {
      codeId,
      code: String(data.get('code')),
      newPassword: String(data.get('newPassword')),
    }
    const response = await call.run(() =>
      sendWithKey(input, (key) => auth.callWith(() => null)(resetPassword, input, { key })),
    )
    if (!response) return
    // The log-in begins with it.
    storeInput({ ...storedInput(), contact: phone })
    toast(response.message)
    onReset()
  }

  if (call.code === 'reset_needs_email')
    return (
      <Notice tone="wait" icon="message" title={forgotText.sentTitle} alert>
        {call.failure.message}
      </Notice>
    )
  if (call.code === 'reset_needs_support')
    return (
      <Notice
        tone="wait"
        title={text.otherPhone}
        alert
        action={
          <LinkButton to="/help" hash="write" size="small">
            {accountMessages.login.writeToUs}
          </LinkButton>
        }
      >
        {call.failure.message}
      </Notice>
    )
  return (
    <CodeStep
      sent={sent}
      call={call}
      onSubmit={reset}
      onSend={(_phone, channel) => onSend(channel)}
      onBack={onBack}
      send={text.send}
      note={forgotText.codeSent[sent.channel](phone)}
    >
      <AccountOf contact={phone} />
      <NewPasswordField
        label={text.title}
        name="newPassword"
        error={call.failure.fields['newPassword']}
      />
      <p className="soft small">{text.effect}</p>
    </CodeStep>
  )
}
