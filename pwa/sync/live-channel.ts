import { ApiError } from '#pwa/api/errors.ts'
import type { Session } from '#pwa/session/session.tsx'
import type { RequestInput } from '#schema/contract/endpoint.ts'
import { issueLiveTicket } from '#schema/contract/live.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { LIVE_CLOSE, LIVE_PING, LIVE_PONG, parseLiveFrame } from '#schema/domain/live.ts'

/** Somebody who passes by needs no socket: what is new came with the pull at its start. */
const PASSING_MS = 1000
/** Switching to another app and back costs no new connection. */
const HIDDEN_MS = 30_000
/** Until the first attempt after a loss, at most; random, so that phones that lose a network at once return one by one. */
const RETRY_MS = 20_000
const RETRY_MAX_MS = 5 * 60_000
/** A proxy that refuses sockets is asked so rarely. */
const REFUSED_MS = 30 * 60_000
/** After so many sockets in a row that did not open, or did not live until their first beat, the network counts as one that refuses them. */
const REFUSALS = 3
/** Without an answer in this time the connection is dead, which neither side may ever be told otherwise. */
const ANSWER_MS = 10_000

export type LiveSocket = { send: (frame: string) => void; close: () => void }
type SocketListener = {
  onOpen: () => void
  onFrame: (frame: string) => void
  /** Also when it could not be opened. */
  onClose: (code: number) => void
}
/** What the channel uses of the browser. */
export type LiveEnvironment = {
  /** Opens a path of this origin, or throws where a policy forbids it; null where there are no WebSockets. */
  openSocket: ((path: string, listener: SocketListener) => LiveSocket) | null
  random: () => number
  setTimer: (ms: number, work: () => void) => () => void
}

type Listener = {
  /** The change log has reached this number. */
  onNews: (seq: number) => void
  onTyping: (userId: UserId) => void
  /** It opened, or closed. */
  onChange: () => void
  /** The server asks to prove the session, which has perhaps ended. */
  onSessionEnded: () => void
}

/**
 * The socket on which the server says that there is news. Only the leading tab has one, while it is visible. Nothing depends
 * on it: while it cannot be had, the phone polls as often as without it (docs/sync-protocol.md#live-channel).
 */
export class LiveChannel {
  readonly #session: Session
  readonly #scope: RequestInput<typeof issueLiveTicket>
  readonly #environment: LiveEnvironment
  readonly #listener: Listener
  #isWanted = false
  /** How long the attempt that waits was told to wait; none after it. */
  #patienceMs = 0
  #isOpen = false
  #isTurnedOff = false
  #socket: LiveSocket | null = null
  /** A ticket is being fetched or a socket opened; each attempt has a number, and an older one has no effect. */
  #attempt = 0
  #isConnecting = false
  #hiddenAt = 0
  /** The socket has answered a beat. */
  #isProven = false
  #failures = 0
  #refusals = 0
  #cancelRetry = () => {}
  #cancelClose = () => {}
  #cancelAnswer: (() => void) | null = null

  constructor(
    session: Session,
    environment: LiveEnvironment,
    listener: Listener,
    scope: RequestInput<typeof issueLiveTicket> = {},
  ) {
    this.#session = session
    this.#scope = scope
    this.#environment = environment
    this.#listener = listener
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** After so long on the screen; a shorter time shortens the wait. */
  open(patienceMs = PASSING_MS): void {
    if (!this.#environment.openSocket) return
    if (this.#isWanted && patienceMs >= this.#patienceMs) return
    this.#isWanted = true
    if (this.#isOpen) return
    this.#patienceMs = patienceMs
    if (this.#isRefused) return this.#retryLater()
    this.#connectLater(patienceMs)
  }

  close(): void {
    this.#isWanted = false
    this.#failures = 0
    this.#cancelClose()
    this.#cancelRetry()
    this.#drop()
  }

  /** The page is hidden, perhaps for a moment. A silent socket keeps no radio awake. */
  closeLater(): void {
    if (!this.#isOpen) return this.close()
    this.#isWanted = false
    this.#hiddenAt = this.#session.now()
    this.#cancelClose()
    this.#cancelClose = this.#environment.setTimer(HIDDEN_MS, () => this.close())
  }

  /** The page is shown again, or the device woke: the connection may have died without a word. */
  resume(): void {
    this.#cancelClose()
    // The device slept, and the timer with it.
    const isLate = !this.#isWanted && this.#session.now() - this.#hiddenAt > HIDDEN_MS
    if (this.#isOpen && isLate) return this.close()
    if (this.#isOpen) {
      this.#isWanted = true
      return this.beat()
    }
    if (this.#failures === 0 || this.#isConnecting || this.#isRefused) return
    this.#failures = 0
    this.#retryLater()
  }

  /** Another network may let sockets through, and does not carry on the connection of the one before. */
  changeNetwork(): void {
    this.#refusals = 0
    this.resume()
  }

  /** With each poll, when the radio is awake anyway: finds a connection that a network has silently dropped. */
  beat(): void {
    if (!this.#isOpen || this.#cancelAnswer) return
    this.#socket?.send(LIVE_PING)
    this.#cancelAnswer = this.#environment.setTimer(ANSWER_MS, () => this.#closed(0))
  }

  get #isRefused(): boolean {
    return this.#refusals >= REFUSALS
  }

  #drop(): void {
    this.#attempt++
    this.#isConnecting = false
    this.#cancelAnswer?.()
    this.#cancelAnswer = null
    this.#socket?.close()
    this.#socket = null
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#listener.onChange()
  }

  #retryLater(maxMs = Math.min(RETRY_MS * 2 ** this.#failures, RETRY_MAX_MS)): void {
    if (!this.#isWanted) return
    this.#failures++
    const delay = this.#isRefused ? REFUSED_MS : maxMs
    this.#connectLater(this.#environment.random() * delay)
  }

  #connectLater(ms: number): void {
    this.#cancelRetry()
    this.#cancelRetry = this.#environment.setTimer(ms, () => void this.#connect())
  }

  async #connect(): Promise<void> {
    this.#patienceMs = 0
    const { openSocket } = this.#environment
    if (!openSocket || this.#isTurnedOff || this.#isConnecting || this.#isOpen) return
    const attempt = ++this.#attempt
    this.#isConnecting = true
    const ticket = await this.#fetchTicket()
    if (attempt !== this.#attempt || !this.#isWanted) return
    if (ticket === null) {
      this.#isConnecting = false
      return
    }
    if (ticket === undefined) {
      this.#isConnecting = false
      return this.#retryLater()
    }
    try {
      this.#socket = openSocket(`/api/live?ticket=${encodeURIComponent(ticket)}`, {
        onOpen: () => attempt === this.#attempt && this.#opened(),
        onFrame: (frame) => attempt === this.#attempt && this.#receive(frame),
        onClose: (code) => attempt === this.#attempt && this.#closed(code),
      })
    } catch {
      // Safari before 16 takes a socket of the own origin for another one's (https://bugs.webkit.org/show_bug.cgi?id=201591).
      this.#isTurnedOff = true
      this.#isConnecting = false
      return
    }
    this.#cancelAnswer = this.#environment.setTimer(ANSWER_MS, () => {
      if (attempt === this.#attempt) this.#closed(0)
    })
  }

  /** Null where the server has no channel, undefined when it did not answer. */
  async #fetchTicket(): Promise<string | null | undefined> {
    try {
      const { ticket } = await this.#session.call(issueLiveTicket, this.#scope)
      this.#isTurnedOff = ticket === null
      return ticket
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        this.#listener.onSessionEnded()
        return null
      }
      return undefined
    }
  }

  #opened(): void {
    this.#cancelAnswer?.()
    this.#cancelAnswer = null
    this.#isConnecting = false
    this.#isOpen = true
    this.#isProven = false
    this.#listener.onChange()
  }

  #receive(frame: string): void {
    this.#cancelAnswer?.()
    this.#cancelAnswer = null
    if (frame === LIVE_PONG) {
      this.#isProven = true
      this.#failures = 0
      this.#refusals = 0
    }
    const said = parseLiveFrame(frame)
    if (said && 'news' in said) this.#listener.onNews(said.news)
    if (said && 'typing' in said) this.#listener.onTyping(said.typing)
  }

  #closed(code: number): void {
    const isSessionEnded = code === LIVE_CLOSE.session
    if (code === LIVE_CLOSE.tooMany) this.#refusals = REFUSALS
    else if (!isSessionEnded && !(this.#isOpen && this.#isProven)) this.#refusals++
    this.#drop()
    if (!isSessionEnded) return this.#retryLater()
    // A pull finds out whether it was this session; one that lives on returns within a second.
    this.#listener.onSessionEnded()
    this.#retryLater(1000)
  }
}
