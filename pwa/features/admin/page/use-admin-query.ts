import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSession, type Session } from '#pwa/session/session.tsx'
import type { Endpoint, RequestInput } from '#schema/contract/endpoint.ts'

type AdminQuery = Endpoint<'query'>
const ADMIN = 'admin'

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
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
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
