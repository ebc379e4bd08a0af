import { issueLiveTicket } from '#schema/contract/live.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { parseLiveFrame } from '#schema/domain/live.ts'
import type { TestUser } from '#testing/server/users.ts'
import { createCall } from '../server/calls.ts'
import { sendExpecting } from '../server/measure.ts'
import type { LiveSubject } from './subjects.ts'
import { openWebSocket, type WebSocketClient } from './web-socket.ts'

const CONCURRENCY = 50
type News = { seq: number; at: number }

/** The open sockets of all users, and when each was told what. */
export class Sockets {
  readonly #subject: LiveSubject
  readonly all: WebSocketClient[] = []
  readonly #news = new Map<UserId, News[]>()
  readonly failures: string[] = []

  constructor(subject: LiveSubject) {
    this.#subject = subject
  }

  #receive(userId: UserId, text: string): void {
    const frame = parseLiveFrame(text)
    if (!frame || !('news' in frame)) return
    const news = this.#news.get(userId) ?? []
    news.push({ seq: frame.news, at: performance.now() })
    this.#news.set(userId, news)
  }

  async #open(user: TestUser): Promise<void> {
    const call = await createCall(user, issueLiveTicket, {}, { name: 'ticket' })
    const { body } = await sendExpecting(this.#subject, call)
    const { ticket } = JSON.parse(body.toString('utf8')) as { ticket: string }
    const address = `${this.#subject.url}/api/live?${new URLSearchParams({ ticket }).toString()}`
    this.all.push(await openWebSocket(address, (text) => this.#receive(user.id, text)))
  }

  /** One for each of these users, some of them at the same time. Returns the ms that it took. */
  async open(users: readonly TestUser[]): Promise<number> {
    const startedAt = performance.now()
    let next = 0
    const openNext = async () => {
      for (let user = users[next++]; user; user = users[next++])
        await this.#open(user).catch((error: unknown) => void this.failures.push(String(error)))
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, openNext))
    return performance.now() - startedAt
  }

  /** When a socket of this user was told that the log has reached `seq`; undefined until then. */
  toldAt(userId: UserId, seq: number): number | undefined {
    return this.#news.get(userId)?.find((news) => news.seq >= seq)?.at
  }

  closeAll(): void {
    for (const socket of this.all) socket.close()
  }
}
