import { useQuery } from '@tanstack/react-query'
import { useAuth } from '#pwa/session/session.tsx'
import { readPhoneChannels } from '#schema/contract/accounts.ts'
import { channelsFor, type PhoneChannel } from '#schema/domain/phone-channels.ts'

const HOUR_MS = 3_600_000

/** By which codes are sent to phone numbers; undefined before the server has answered. */
export function usePhoneChannels(): readonly PhoneChannel[] | undefined {
  const auth = useAuth()
  const { data } = useQuery({
    queryKey: [readPhoneChannels.name],
    queryFn: ({ signal }) => auth.call(readPhoneChannels, {}, { signal }),
    staleTime: HOUR_MS,
  })
  return data?.channels
}

/** Whether messages reach phone numbers; so it is taken to be until it is known, or what appears later would move the rest. */
export const useReachesPhones = (): boolean => usePhoneChannels()?.length !== 0

/** Those that may reach a number as it was typed, of which the server knows more. */
export const channelsForTyped = (phone: string, channels: readonly PhoneChannel[] = []) =>
  channelsFor(phone.trim().startsWith('+') ? phone.replace(/[^+\d]/g, '') : '+234', channels)
