import type { UserId } from '#schema/domain/ids.ts'
import { typingFrame } from '#schema/domain/live.ts'
import type { Parts } from '#worker/db/write.ts'
import type { LiveChannel } from './channel.ts'

/** That of the open screens of all administrators; else that of one user. */
export const ADMIN_CHANNEL = 'admin'
export type ChannelName = UserId | typeof ADMIN_CHANNEL

/** The open apps of all users, as commands see them. */
export type LiveChannels = {
  issueTicket: (channel: ChannelName, userId: UserId) => Promise<string>
  /** Opens a socket for a request whose address has the ticket. */
  connect: (channel: ChannelName, request: Request) => Promise<Response>
  tellNews: (channel: ChannelName, seq: number) => Promise<void>
  /** `from` is writing a message to this user. */
  tellTyping: (userId: UserId, from: UserId) => Promise<void>
  /** An app of this user has an open socket. */
  isOnline: (userId: UserId) => Promise<boolean>
  /** Sockets of this user, also among those of administrators. */
  closeAll: (userId: UserId) => Promise<void>
}

/** The Durable Objects of a binding. */
export function createLiveChannels(binding: DurableObjectNamespace): LiveChannels {
  const namespace = binding as DurableObjectNamespace<LiveChannel>
  const channelOf = (name: ChannelName) => namespace.get(namespace.idFromName(name))
  return {
    issueTicket: async (channel, userId) => channelOf(channel).issueTicket(userId),
    connect: async (channel, request) => channelOf(channel).fetch(request),
    tellNews: async (channel, seq) => channelOf(channel).tell(String(seq)),
    tellTyping: async (userId, from) => channelOf(userId).tell(typingFrame(from)),
    isOnline: async (userId) => channelOf(userId).isOnline(),
    async closeAll(userId) {
      const channels = [userId, ADMIN_CHANNEL] as const
      await Promise.all(channels.map(async (channel) => channelOf(channel).closeAll(userId)))
    },
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
  { seq, isQueueChanged }: { seq: number; isQueueChanged: boolean },
): Promise<void> {
  if (!live) return
  const users = changes.flatMap(({ scope }) =>
    scope.startsWith('u:') ? (scope.slice(2) as UserId) : [],
  )
  const told = await Promise.allSettled([
    ...[...new Set(users)].map((userId) => live.tellNews(userId, seq)),
    ...(isQueueChanged ? [live.tellNews(ADMIN_CHANNEL, seq)] : []),
    ...[...new Set(endedSessionsOf)].map((userId) => live.closeAll(userId)),
  ])
  const failed = told.find((each) => each.status === 'rejected')
  if (failed) log({ level: 'error', fault: String(failed.reason), where: 'live channel' })
}
