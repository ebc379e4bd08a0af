import { delayAfter } from '#pwa/outbox/backoff.ts'
import { deleteUnusedFiles } from '#pwa/outbox/drafts.ts'
import { nextDueAt } from '#pwa/outbox/schedule.ts'
import { databaseName } from '#pwa/replica/database-name.ts'
import type { Session } from '#pwa/session/session.tsx'
import { hasReached } from '#schema/contract/log-position.ts'
import type { Channel, ChannelMessage, Environment } from './environment.ts'
import { requestLeadership, syncLockName } from './leader.ts'
import { LiveChannel } from './live-channel.ts'
import { setLiveOpen } from './live-open.ts'
import { pollInterval, SHARED_MS } from './poll-interval.ts'
import { pull, type PullResult } from './pull.ts'
import { push, type PushResult } from './push.ts'
import { forgetAllTyping, noteTyping } from './typing.ts'

const ENTRY_DELAY_MS = 50
/** A tab that is shown pulls by itself when the leader has not pulled for so long. */
const STALE_MS = 90_000
/** The same while it shows something live: the leader polls twice in this time. */
const LIVE_STALE_MS = SHARED_MS * 2

/** With nothing shared on the screen a socket opens only for who stays: it costs as much as fifteen polls. */
const GLANCE_MS = 40_000

/** A line that answers reads and drops commands would otherwise be tried again without a pause. */
const RECOVERY_MS = 60_000

/** After so many polls without news what another tab shows counts as closed. */
const OTHER_TAB_POLLS = 10

const needsUser = (result: PushResult | PullResult | 'noResponse') =>
  result === 'signedOut' || result === 'tooOld'

/** Decides when a signed-in phone syncs: in one tab, after events, and by polling. */
class SyncRunner {
  readonly #session: Session
  readonly #environment: Environment
  readonly #controller = new AbortController()
  readonly #channel: Channel | null
  readonly #leader: ReturnType<typeof requestLeadership>
  readonly #news: LiveChannel
  readonly #unlisten: () => void
  #unchangedPolls = 0
  /** Another tab shows something live; until it is idle. */
  #isOtherTabLive = false
  #isRunning = false
  #nextRun: 'none' | 'normal' | 'immediate' = 'none'
  /** Until the user logs in or updates the app. Both request a sync, so no timer is needed. */
  #isPaused = false
  /** Rounds in a row that failed on this phone, for example because it is full. */
  #failures = 0
  #recoveredAt = -Infinity
  /** What the server said during a round that the change log has reached; 0 otherwise. */
  #pendingNews = 0
  #cancelTimer = () => {}

  constructor(session: Session, environment: Environment) {
    this.#session = session
    this.#environment = environment
    this.#channel = environment.channel(databaseName(session.userId))
    this.#leader = requestLeadership(environment.locks, syncLockName(session.userId), {
      onLead: () => void this.#begin(),
      signal: this.#controller.signal,
    })
    this.#channel?.subscribe((message) => this.#receive(message))
    const { openSocket = null, random, setTimer } = environment
    this.#news = new LiveChannel(
      session,
      { openSocket, random, setTimer },
      {
        onNews: (seq) => this.#receiveNews(seq),
        onTyping: (userId) => {
          noteTyping(userId)
          this.#channel?.post({ typing: userId })
        },
        // What came between the last pull and the opening; without a socket the polls come closer again.
        onChange: () => {
          this.#sayLive()
          this.#run(false)
        },
        onSessionEnded: () => this.#run(false),
      },
    )
    this.#unlisten = environment.listen({
      onResume: () => {
        this.#becomeVisible()
        this.#news.resume()
        this.requestSync(true)
      },
      onHide: () => {
        this.#news.closeLater()
        this.#cancelTimer()
        this.#leader.yield()
      },
      onReachable: () => {
        this.#news.changeNetwork()
        void this.#resumeWaiting()
      },
    })
    if (!environment.isVisible()) return
    this.#becomeVisible()
    // A leader in another window that is visible too; a tab that is to lead begins with a pull.
    this.requestSync()
  }

  /** The browser may freeze a hidden tab at any moment, so a visible one leads. */
  #receive(message: ChannelMessage): void {
    const isVisible = this.#environment.isVisible()
    if (typeof message === 'object')
      return 'typing' in message ? noteTyping(message.typing) : setLiveOpen(message.isLive)
    if (message === 'visible') {
      if (isVisible) return this.#sayLive()
      this.#news.close()
      this.#leader.yield()
    } else if (message === 'hidden leader') {
      if (isVisible) this.#channel?.post('visible')
    } else {
      if (message === 'live') this.#isOtherTabLive = true
      this.#unchangedPolls = 0
      this.#run(message !== 'sync')
    }
  }

  #becomeVisible(): void {
    this.#channel?.post('visible')
    if (!this.#leader.isLeader()) this.#watchLeader()
  }

  /** The leader may be frozen. Whatever two tabs send at once counts once. */
  #watchLeader(): void {
    const { setTimer, isVisible, readLive } = this.#environment
    const { replica, now } = this.#session
    const staleMs = (readLive?.() ? LIVE_STALE_MS : STALE_MS) * this.#factor
    const check = async () => {
      if (this.#isStopped || this.#leader.isLeader() || !isVisible()) return
      const at = (await replica.getMeta('lastPullAt').catch(() => 0)) ?? 0
      if (Math.abs(now() - at) < staleMs) return this.#watchLeader()
      this.#channel?.post('visible')
      this.#start(false)
    }
    this.#cancelTimer()
    this.#cancelTimer = setTimer(staleMs, () => void check())
  }

  async #resumeWaiting(): Promise<void> {
    const now = this.#session.now()
    if (Math.abs(now - this.#recoveredAt) < RECOVERY_MS) return
    this.#recoveredAt = now
    const dueAt = await nextDueAt(this.#session).catch(() => null)
    if (dueAt !== null && !this.#isStopped) this.requestSync(true)
  }

  requestSync(immediate = false): void {
    this.#unchangedPolls = 0
    if (this.#leader.isLeader()) return this.#run(immediate)
    const message = immediate ? 'sync now' : 'sync'
    this.#channel?.post(this.#environment.readLive?.() ? 'live' : message)
  }

  stop(): void {
    this.#controller.abort()
    this.#news.close()
    this.#cancelTimer()
    this.#unlisten()
    this.#channel?.close()
  }

  get #isStopped(): boolean {
    return this.#controller.signal.aborted
  }

  /** A tab beside the leading one hears what that one hears. */
  #sayLive(): void {
    if (!this.#leader.isLeader()) return
    setLiveOpen(this.#news.isOpen)
    this.#channel?.post({ isLive: this.#news.isOpen })
  }

  async #begin(): Promise<void> {
    this.#sayLive()
    const { replica } = this.#session
    this.#channel?.post(this.#environment.isVisible() ? 'visible' : 'hidden leader')
    // This page may be a newer build than the one that was rejected.
    await replica.meta.delete('tooOld').catch(() => {})
    await deleteUnusedFiles(replica).catch(() => {})
    this.#run(true)
  }

  /** The round that is running may bring it already. A hidden tab pulls when it is shown. */
  #receiveNews(seq: number): void {
    if (!this.#environment.isVisible()) return
    this.#pendingNews = Math.max(this.#pendingNews, seq)
    if (this.#isRunning) return
    // Frames that are behind the polls: who is said to be typing has perhaps stopped long ago.
    void this.#pullNews().then((isNew) => !isNew && forgetAllTyping())
  }

  async #pullNews(): Promise<boolean> {
    const seq = this.#pendingNews
    this.#pendingNews = 0
    const cursor = await this.#session.replica.getMeta('cursor').catch(() => undefined)
    const isNew = !hasReached(cursor, seq)
    if (isNew) this.#run(false)
    return isNew
  }

  #run(immediate: boolean): void {
    if (this.#leader.isLeader()) this.#start(immediate)
  }

  #start(immediate: boolean): void {
    if (this.#isStopped) return
    if (this.#isRunning) {
      this.#nextRun = immediate || this.#nextRun === 'immediate' ? 'immediate' : 'normal'
      return
    }
    this.#nextRun = 'none'
    this.#isRunning = true
    void this.#round(immediate)
      .then(() => void (this.#failures = 0))
      .catch((error: unknown) => {
        this.#failures++
        if (!this.#isStopped) console.error('sync', error)
      })
      .then(() => {
        this.#isRunning = false
        if (this.#nextRun !== 'none') return this.#run(this.#nextRun === 'immediate')
        if (this.#pendingNews > 0) void this.#pullNews()
        return this.#schedule()
      })
  }

  /** Push before pull, so that the pull includes the effects of what was pushed. */
  async #round(immediate: boolean): Promise<void> {
    const { random, isVisible } = this.#environment
    const isLeader = this.#leader.isLeader()
    const isEnded = () => this.#isStopped || (isLeader && !this.#leader.isLeader())
    const pushed = await push(this.#session, { random, immediate, isEnded })
    this.#isPaused = needsUser(pushed)
    // A hidden tab sends, but fetches nothing.
    if (this.#isPaused || this.#isStopped || !isVisible()) return
    const pulled = await pull(this.#session).catch(() => 'noResponse' as const)
    this.#isPaused = needsUser(pulled)
    this.#unchangedPolls = pulled === 'changed' ? 0 : this.#unchangedPolls + 1
  }

  get #live() {
    return this.#environment.readLive?.() ?? (this.#isOtherTabLive ? 'conversation' : null)
  }

  get #factor(): number {
    return this.#environment.pollFactor?.() ?? 1
  }

  #pollDelay(): number {
    const unchangedPolls = this.#unchangedPolls
    const [live, factor, isConnected] = [this.#live, this.#factor, this.#news.isOpen]
    const delay = pollInterval({ unchangedPolls, live, isConnected, factor })
    // The other tab may show something else now; it reports itself with its next command.
    if (unchangedPolls > OTHER_TAB_POLLS) this.#isOtherTabLive = false
    return delay
  }

  async #schedule(): Promise<void> {
    const { random, isVisible, setTimer } = this.#environment
    this.#cancelTimer()
    const isEnded = this.#isStopped || this.#isPaused
    if (isEnded || (isVisible() && !this.#leader.isLeader())) this.#news.close()
    if (isEnded || !isVisible()) return
    if (!this.#leader.isLeader()) return this.#watchLeader()
    // In lite mode polls of what nobody shares are so rare that they cost less than a socket.
    if (this.#live !== null) this.#news.open()
    else if (this.#factor > 1) this.#news.close()
    else this.#news.open(GLANCE_MS)
    const pollDelay = this.#pollDelay()
    const dueAt = await nextDueAt(this.#session).catch(() => null)
    const minDelay = this.#failures === 0 ? ENTRY_DELAY_MS : delayAfter(this.#failures, random)
    const delay =
      dueAt === null
        ? pollDelay
        : Math.min(pollDelay, Math.max(dueAt - this.#session.now(), 0) + minDelay)
    // The tab may have been hidden while the outbox was read.
    if (this.#isStopped || !isVisible()) return
    this.#cancelTimer = setTimer(delay, () => {
      this.#news.beat()
      this.#run(false)
    })
  }
}

export function startSync(session: Session, environment: Environment) {
  const runner = new SyncRunner(session, environment)
  return {
    requestSync: (immediate?: boolean) => {
      environment.registerBackgroundSync()
      runner.requestSync(immediate)
    },
    stop: () => runner.stop(),
  }
}
