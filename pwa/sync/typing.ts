import { useSyncExternalStore } from 'react'
import type { UserId } from '#schema/domain/ids.ts'
import { TYPING_MS } from '#schema/domain/live.ts'

// Who is writing to this user now, in this tab. Nothing of it is stored.

const typing = new Map<UserId, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The message has arrived, or no key was pressed for a while. */
export function forgetTyping(userId: UserId): void {
  clearTimeout(typing.get(userId))
  if (typing.delete(userId)) notify()
}

export function forgetAllTyping(): void {
  for (const userId of typing.keys()) forgetTyping(userId)
}

export function noteTyping(userId: UserId): void {
  clearTimeout(typing.get(userId))
  typing.set(
    userId,
    setTimeout(() => forgetTyping(userId), TYPING_MS),
  )
  notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isTyping = (userId: UserId): boolean => typing.has(userId)

export const useIsTyping = (userId: UserId): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isTyping(userId),
    () => false,
  )
