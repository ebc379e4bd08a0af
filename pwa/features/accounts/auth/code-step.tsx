import type { ReactNode } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { channelsForTyped, usePhoneChannels } from '#pwa/sync/use-phone-channels.ts'
import { CodeField } from '#pwa/ui/code/code-field.tsx'
import { messages as codeMessages } from '#pwa/ui/code/messages.ts'
import { Resend } from '#pwa/ui/code/resend.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { AuthNotice } from './auth-notice.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import type { useAuthCall } from './use-auth-call.ts'

const { code: text } = messages

/** A code that was sent to `phone`, as it was typed. `at`: by the phone's clock. */
export type SentCode = { phone: string; codeId: string; channel: PhoneChannel; at: number }

type Props = {
  sent: SentCode
  call: Pick<ReturnType<typeof useAuthCall>, 'failure' | 'isRunning'>
  onSubmit: (data: FormData) => unknown
  onSend: (phone: string, channel?: PhoneChannel) => Promise<unknown>
  onBack: () => void
  send: string
  /** Where the code went, unless that is certain. */
  note?: string
  /** Fields besides the code. */
  children?: ReactNode
}

/** The step in which the code is typed that was sent to a number; everything else that was typed stays. */
export function CodeStep({ sent, call, onSubmit, onSend, onBack, send, note, children }: Props) {
  const { phone, channel, codeId, at } = sent
  const channels = channelsForTyped(phone, usePhoneChannels())
  const { failure, isRunning } = call
  return (
    <Form onSubmit={onSubmit} autoComplete="off">
      <AuthNotice failure={failure.message} offline={text.offline} />
      <p>{note ?? codeMessages.sent[channel](phone)}</p>
      <CodeField
        key={codeId}
        error={failure.fields['code']}
        isBySms={channel === 'sms'}
        isOneOfMany={children !== undefined}
      />
      {children}
      <SubmitButton busyLabel={messages.loading}>{send}</SubmitButton>
      <Button tone="quiet" wide onClick={onBack}>
        {text.change}
      </Button>
      <Resend
        key={`again ${codeId}`}
        sentAt={at}
        channel={channel}
        channels={channels}
        onSend={(by) => onSend(phone, by === 'email' ? undefined : by)}
      />
      {isRunning && <LoadingOverlay />}
    </Form>
  )
}
