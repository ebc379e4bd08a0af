import { dateWords, dayWords, timeWords, type Moment } from './time-words.ts'

type Props = {
  at: Moment
  /** day: "Friday, 15 January". short: "15 January". time: "9:12 AM". both. near: "Today", "Yesterday", else day. */
  show?: 'day' | 'short' | 'time' | 'both' | 'near'
}

const WORDS = {
  day: (at: Moment) => dateWords(at),
  short: (at: Moment) => dateWords(at, Date.now(), true),
  time: timeWords,
  both: (at: Moment) => `${dateWords(at)}, ${timeWords(at)}`,
  near: (at: Moment) => dayWords(at),
}

/** A moment as Lagos reads it. */
export function DateText({ at, show = 'day' }: Props) {
  return <time dateTime={new Date(at).toISOString()}>{WORDS[show](at)}</time>
}
