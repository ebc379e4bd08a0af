import { messageFor } from '#pwa/api/errors.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { passSecondFactor } from '#schema/contract/second-factor.ts'
import { messages } from './messages.ts'

/** Asks for a code once per session. */
export function PassSecondFactor({ onPassed }: { onPassed: () => Promise<void> }) {
  const { run } = useCommand(passSecondFactor)
  const send = async (fields: FormData) => {
    await run({ code: String(fields.get('code') ?? '') })
    await onPassed()
  }
  return (
    <Form onSubmit={send} messageOf={messageFor}>
      <p>{messages.passText}</p>
      <TextField
        name="code"
        label={messages.code}
        hint={messages.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        data-message={messages.codeRequired}
      />
      <SubmitButton wide={false}>{messages.pass}</SubmitButton>
    </Form>
  )
}
