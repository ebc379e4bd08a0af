import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { secondFactorKey, useRefetchAdmin } from '#pwa/features/admin/page/use-admin-query.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useCommand } from '#pwa/sync/use-command.ts'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { readSecondFactor, passSecondFactor } from '#schema/contract/second-factor.ts'
import { messages } from './messages.ts'
import { SetUpSecondFactor } from './set-up-second-factor.tsx'

/** Whether this session may see the screens; without an answer it may try. */
export function useSecondFactor() {
  const { userId, call } = useSession()
  const { data, isPending } = useQuery({
    queryKey: secondFactorKey(userId),
    staleTime: Infinity,
    queryFn: ({ signal }) => call(readSecondFactor, {}, { signal }),
  })
  return { data, isPending, mayPass: !isPending && (!data?.isRequired || data.isPassed) }
}

/** Asks for a code once per session. */
function PassSecondFactor({ onPassed }: { onPassed: () => Promise<void> }) {
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

/**
 * Shows the screen once the session has passed the second factor. Without an answer the screen is shown: the server
 * refuses its calls by itself.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { userId } = useSession()
  const queries = useQueryClient()
  const refetch = useRefetchAdmin()
  const { data, isPending, mayPass } = useSecondFactor()
  if (isPending) return <SkeletonList look="rows" />
  if (mayPass) return children
  // What the screen read before was refused.
  const onPassed = async () => {
    await refetch()
    await queries.invalidateQueries({ queryKey: secondFactorKey(userId) })
  }
  return (
    <Section title={messages.title}>
      {data?.isSetUp ? (
        <PassSecondFactor onPassed={onPassed} />
      ) : (
        <SetUpSecondFactor onDone={() => void onPassed()} />
      )}
    </Section>
  )
}
