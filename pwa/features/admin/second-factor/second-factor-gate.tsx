import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { secondFactorKey, useRefetchAdmin } from '#pwa/features/admin/page/use-admin-query.ts'
import { useSession } from '#pwa/session/session.tsx'
import { SkeletonList } from '#pwa/ui/feedback/skeleton.tsx'
import { readSecondFactor } from '#schema/contract/second-factor.ts'
import { messages } from './messages.ts'
import { PassSecondFactor } from './pass-second-factor.tsx'
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
