import type { EntryState, OutboxEntry } from '#pwa/replica/database.ts'
import { DAY_MS } from '#schema/domain/limits.ts'

type HasState = { state: EntryState }

export const isFailed = ({ state }: HasState): boolean => state === 'failed'

/** The server has not accepted it, and the user waits for that. */
export const isUnsent = ({ state, isSilent }: HasState & { isSilent?: true }): boolean =>
  state !== 'sent' && !isSilent

/** The server has neither accepted nor rejected it. */
export const isWaiting = <Entry extends HasState>(
  entry: Entry,
): entry is Entry & { state: 'queued' | 'sending' } =>
  entry.state === 'queued' || entry.state === 'sending'

/** Only its file is being sent: the server does not know the command yet, so it can still be stopped. */
export const isUploading = ({ state, upload }: OutboxEntry): boolean =>
  state === 'sending' && upload?.isWhole === false

/** Between two rounds of an upload; shown as sending. */
export const isBetweenParts = ({ state, upload, attempts }: OutboxEntry): boolean =>
  state === 'queued' && attempts === 0 && upload?.isWhole === false

/** The command may have reached the server. While only its file is being sent, it has not. */
export const wasTried = ({ attempts, upload }: OutboxEntry): boolean =>
  attempts > 0 && upload?.isWhole !== false

/** The server has certainly not received the command. */
export const isUntried = (entry: OutboxEntry): boolean =>
  isUploading(entry) || (entry.state === 'queued' && !wasTried(entry))

/** Too late after the first attempt: the server may have received it, and one key must never mean two things. */
export const canReplace = ({ state, attempts }: OutboxEntry): boolean =>
  state === 'queued' && attempts === 0

/** Queued more than a day ago. */
export const isLate = (entry: OutboxEntry, now: number): boolean =>
  isWaiting(entry) && now - entry.queuedAt > DAY_MS
