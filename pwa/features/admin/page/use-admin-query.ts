import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '#pwa/api/errors.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import type { Endpoint, RequestInput, ResponseBody } from '#schema/contract/endpoint.ts'
import { readSecondFactor } from '#schema/contract/second-factor.ts'
import type { UserId } from '#schema/domain/ids.ts'

type AdminQuery = Endpoint<'query'>
const ADMIN = 'admin'

/** Whether this session has passed the second factor: what the gate before each screen knows. */
export const secondFactorKey = (userId: UserId) => [userId, readSecondFactor.name]

/** A session that has passed the factor needs it again once it was replaced in another session. */
const isNeededAgain = (error: unknown, known: ResponseBody<typeof readSecondFactor> | undefined) =>
  error instanceof ApiError && error.code === 'second_factor_needed' && known?.isPassed === true

/** Never cached: an administrator decides about current data only. */
const adminQuery = <E extends AdminQuery>(
  { userId, call }: Session,
  endpoint: E,
  input: RequestInput<E>,
) =>
  queryOptions({
    queryKey: [userId, ADMIN, endpoint.name, input],
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    async queryFn({ signal, client }) {
      try {
        return await call(endpoint, input, { signal })
      } catch (error) {
        const queryKey = secondFactorKey(userId)
        if (isNeededAgain(error, client.getQueryData(queryKey)))
          void client.invalidateQueries({ queryKey })
        throw error
      }
    },
  })

export function useAdminQuery<E extends AdminQuery>(endpoint: E, input: RequestInput<E>) {
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    adminQuery(useSession(), endpoint, input),
  )
  return {
    data,
    failed: isError,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
  }
}

/** Fetches everything again that the administrator sees, after a decision changed it. */
export function useRefetchAdmin() {
  const queries = useQueryClient()
  const { userId } = useSession()
  return useCallback(
    () => queries.invalidateQueries({ queryKey: [userId, ADMIN] }),
    [queries, userId],
  )
}
