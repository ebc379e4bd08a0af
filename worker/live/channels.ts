import type { UserId } from '#schema/domain/ids.ts'
import { typingFrame } from '#schema/domain/live.ts'
import type { Parts } from '#worker/db/write.ts'
import type { LiveChannel } from './channel.ts'

/** The open apps of all users, as commands see them. */
export type LiveChannels = {
  issueTicket: (userId: UserId) => Promise<string>
  /** Opens a socket for a request whose address has the ticket. */
  connect: (userId: UserId, request: Request) => Promise<Response>
  tellNews: (userId: UserId, seq: number) => Promise<void>
  /** `from` is writing a message to this user. */
  tellTyping: (userId: UserId, from: UserId) => Promise<void>
  closeAll: (userId: UserId) => Promise<void>
}

/** The Durable Objects of a binding. */
export function createLiveChannels(binding: DurableObjectNamespace): LiveChannels {
  const namespace = binding as DurableObjectNamespace<LiveChannel>
  const channelOf = (userId: UserId) => namespace.get(namespace.idFromName(userId))
  return {
    issueTicket: async (userId) => channelOf(userId).issueTicket(),
    connect: async (userId, request) => channelOf(userId).fetch(request),
    tellNews: async (userId, seq) => channelOf(userId).tell(String(seq)),
    tellTyping: async (userId, from) => channelOf(userId).tell(typingFrame(from)),
    closeAll: async (userId) => channelOf(userId).closeAll(),
  }
}

type Deps = { live?: LiveChannels; log: (line: Record<string, unknown>) => void }

/**
 * After a commit: the open apps of whom it concerns learn that there is news, never what. Whatever is lost here comes with
 * the next poll, so a fault is only logged.
 */
export async function tellLive(
  { live, log }: Deps,
  { changes, endedSessionsOf }: Pick<Parts, 'changes' | 'endedSessionsOf'>,
  seq: number,
): Promise<void> {
  if (!live) return
  const users = changes.flatMap(({ scope }) =>
    scope.startsWith('u:') ? (scope.slice(2) as UserId) : [],
  )
  const told = await Promise.allSettled([
    ...[...new Set(users)].map((userId) => live.tellNews(userId, seq)),
    ...[...new Set(endedSessionsOf)].map((userId) => live.closeAll(userId)),
  ])
  const failed = told.find((each) => each.status === 'rejected')
  if (failed) log({ level: 'error', fault: String(failed.reason), where: 'live channel' })
}
