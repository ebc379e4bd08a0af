import { replaceEqualDeep } from '@tanstack/react-query'
import { useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual'
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { messages } from '#pwa/features/chats/messages.ts'
import type { ShownMessage } from '#pwa/features/chats/shown-message.ts'
import { DateText } from '#pwa/ui/display/date-text.tsx'
import { Icon } from '#pwa/ui/display/icon.tsx'
import { Bubble, type MessageActions } from './bubble.tsx'
import { keepPosition, keepSizes, readPosition, readSizes, startIndex } from './start-position.ts'
import type { ThreadItem } from './thread-items.ts'
import { useAnnouncement } from './use-announcement.ts'
import './thread.css'

type Item = ThreadItem<ShownMessage>
type Scroller = Virtualizer<HTMLDivElement, HTMLLIElement>
type Start = ReturnType<typeof startIndex>

/** Between the last message and the field. */
const END_PADDING_PX = 8
/** Near enough to the end that new messages are followed. */
const END_PX = 60
/** Older messages are loaded when so few rows are left above. */
const TOP_ROWS = 16
/** The rows above the first message are not higher. */
const NOTES_PX = 120
/** So much of a message must be on the screen before it counts as seen. */
const SEEN_PX = 20
const CHARACTERS_IN_LINE = 34
/** Of a conversation on a small phone. */
const FIRST_HEIGHT_PX = 400

/** Before a row is measured. In pixels. */
function estimateSize(item: Item | undefined): number {
  if (item?.kind !== 'message') return 44
  const { kind } = item.message
  const mediaHeight = { text: 0, picture: 180, voice: 44 }[kind]
  const lines = Math.ceil(item.message.text.length / CHARACTERS_IN_LINE)
  return 44 + mediaHeight + Math.min(Math.max(lines, 1), 60) * 22
}

/** The highest `seq` of the other user's messages on the screen; 0 without any. */
function seenUntil(scroller: Scroller, items: readonly Item[]): number {
  const height = scroller.scrollRect?.height ?? 0
  // The offset begins at an estimate, which no event corrects while everything fits on the screen.
  const top = Math.min(scroller.scrollOffset ?? 0, Math.max(scroller.getTotalSize() - height, 0))
  let until = 0
  for (const { index, start, end } of scroller.getVirtualItems()) {
    const item = items[index]
    if (item?.kind !== 'message' || item.isOwn) continue
    const isShown = start + Math.min(end - start, SEEN_PX) <= top + height && end > top
    if (isShown) until = Math.max(until, item.message.seq)
  }
  return until
}

type RowProps = {
  item: Item
  name: string
  hasOptions: boolean
  actions: MessageActions
  top: ReactNode
}

/** Scrolling, typing and a new message draw only the rows that are new on the screen. */
const Row = memo(DrawnRow, (before, after) => replaceEqualDeep(before, after) === before)

function DrawnRow({ item, name, hasOptions, actions, top }: RowProps) {
  if (item.kind === 'top') return <div className="thread-top">{top}</div>
  if (item.kind === 'day')
    return (
      <p className="thread-day small">
        <DateText at={item.at} show="near" />
      </p>
    )
  if (item.kind === 'unread')
    return <p className="thread-unread small">{messages.unread(item.count)}</p>
  const { message, isOwn, isFirstInRun } = item
  return <Bubble {...{ message, isOwn, isFirstInRun, hasOptions, name, actions }} />
}

type Props = {
  conversation: string
  items: readonly Item[]
  /** Name of the other user. */
  name: string
  /** How many messages are loaded from the phone. */
  limit: number
  /** Messages of the other user that were not on the screen yet. */
  newCount: number
  actions: MessageActions
  hasOptions: (message: ShownMessage) => boolean
  /** The highest `seq` of the other user on the screen of a visible page. */
  onSeen: (seq: number) => void
  onNeedOlder: () => void
  /** Above the first message: that older ones are loading, or why not. */
  top?: ReactNode
}

/** By the virtualizer's own figures: to read them from the page would lay it out for each step of scrolling. */
const isAtEnd = (scroller: Scroller): boolean =>
  scroller.getTotalSize() - (scroller.scrollOffset ?? 0) - (scroller.scrollRect?.height ?? 0) <=
  END_PX

/** Reports what is on the screen, after each change and when the page becomes visible. */
function useSeen(scroller: Scroller, items: readonly Item[], onSeen: (seq: number) => void) {
  const report = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    const seq = seenUntil(scroller, items)
    if (seq > 0) onSeen(seq)
  })
  useEffect(() => report())
  useEffect(() => {
    const onVisibility = () => report()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [])
}

/** Begins at the first unread message, where the user was, or at the end; keeps the place when leaving. */
function usePosition(scroller: Scroller, { conversation, items, limit }: Props, start: Start) {
  const isPlaced = useRef(false)
  useLayoutEffect(() => {
    if (isPlaced.current) return
    isPlaced.current = true
    if (start === 'end') scroller.scrollToEnd()
    else scroller.scrollToIndex(start, { align: 'start' })
  }, [scroller, start])
  const leave = useEffectEvent(() => {
    const top = scroller.getVirtualItemForOffset(scroller.scrollOffset ?? 0)
    const key = top && items[top.index]?.key
    keepPosition(conversation, key && !isAtEnd(scroller) ? { key, limit } : null)
    keepSizes(conversation, scroller.takeSnapshot())
  })
  useLayoutEffect(() => () => leave(), [])
}

/**
 * The virtualizer keeps the row at the top of the screen in its place. That may be the note about older messages, or the
 * day, which a page above moves: then the place of the message below them is kept.
 */
function usePlaceOfFirst(scroller: Scroller, items: readonly Item[]) {
  const firstKey = items.find(({ kind }) => kind === 'message')?.key
  const previous = useRef(firstKey)
  useLayoutEffect(() => {
    const index = items.findIndex(({ key }) => key === previous.current)
    const isMoved = previous.current !== firstKey && index > 0
    if (isMoved && (scroller.scrollOffset ?? 0) < NOTES_PX)
      scroller.scrollToIndex(index, { align: 'start' })
    previous.current = firstKey
  }, [scroller, items, firstKey])
}

/** Shows the sent message, wherever the user was reading. */
function useFollowOwn(scroller: Scroller, items: readonly Item[]) {
  const last = items.at(-1)
  const ownKey = last?.kind === 'message' && last.isOwn ? last.key : null
  const previous = useRef(ownKey)
  useLayoutEffect(() => {
    if (ownKey !== null && ownKey !== previous.current) scroller.scrollToEnd()
    previous.current = ownKey
  }, [scroller, ownKey])
}

/** Stays at the end when the keyboard, a banner or a recording makes the thread lower. */
function useFollowHeight(scroller: Scroller, scrollElement: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = scrollElement.current
    if (!element || !('ResizeObserver' in globalThis)) return
    // Only scrolling changes it: when the observer is called, the height has changed already.
    let wasAtEnd = isAtEnd(scroller)
    const onScroll = () => (wasAtEnd = isAtEnd(scroller))
    const observer = new ResizeObserver(() => wasAtEnd && scroller.scrollToEnd())
    observer.observe(element)
    element.addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [scroller, scrollElement])
}

function ToNewest({ count, onPress }: { count: number; onPress: () => void }) {
  const label = count > 0 ? messages.toNewestCount(count) : messages.toNewest
  return (
    <button type="button" className="thread-newest" onClick={onPress} aria-label={label}>
      <Icon name="down" />
      {count > 0 && <span className="thread-newest-count">{count}</span>}
    </button>
  )
}

/** So that the first rows that exist are those at the start, not the oldest. In pixels. */
function estimateOffset(items: readonly Item[], start: Start, measured: readonly VirtualItem[]) {
  const sizes = new Map(measured.map(({ key, size }) => [key, size]))
  return items
    .slice(0, start === 'end' ? items.length : start)
    .reduce((offset, item) => offset + (sizes.get(item.key) ?? estimateSize(item)), 0)
}

function useScroller(
  scrollElement: RefObject<HTMLDivElement | null>,
  { items, conversation }: Props,
  start: Start,
) {
  const measured = readSizes(conversation)
  // With another function the virtualizer computes the place of every row again.
  const getItemKey = useCallback((index: number) => items[index]?.key ?? index, [items])
  // oxlint-disable-next-line react/incompatible-library -- the build has no React Compiler
  const scroller: Scroller = useVirtualizer({
    count: items.length,
    getScrollElement: () => scrollElement.current,
    estimateSize: (index) => estimateSize(items[index]),
    initialOffset: () => estimateOffset(items, start, measured),
    initialMeasurementsCache: measured,
    getItemKey,
    // So that the first rows are part of the first rendering; the true size follows.
    initialRect: { width: 0, height: FIRST_HEIGHT_PX },
    overscan: 6,
    paddingEnd: END_PADDING_PX,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
  })
  return scroller
}

function Rows({ scroller, ...props }: Props & { scroller: Scroller }) {
  const { items, name, actions, top } = props
  return (
    <ol className="thread-list" role="list" style={{ height: scroller.getTotalSize() }}>
      {scroller.getVirtualItems().map(({ index, key, start }) => {
        const item = items[index]
        if (!item) return null
        const hasOptions = item.kind === 'message' && props.hasOptions(item.message)
        return (
          <li
            key={key}
            ref={scroller.measureElement}
            data-index={index}
            className="thread-row"
            style={{ transform: `translateY(${start}px)` }}
          >
            <Row {...{ item, name, hasOptions, actions, top }} />
          </li>
        )
      })}
    </ol>
  )
}

/** The messages of a conversation. Only the rows on the screen exist in the page. */
export function Thread(props: Props) {
  const { conversation, items, name, newCount, onSeen, onNeedOlder } = props
  const scrollElement = useRef<HTMLDivElement>(null)
  const [start] = useState(() => startIndex(items, readPosition(conversation)))
  const scroller = useScroller(scrollElement, props, start)
  usePosition(scroller, props, start)
  usePlaceOfFirst(scroller, items)
  useFollowOwn(scroller, items)
  useFollowHeight(scroller, scrollElement)
  useSeen(scroller, items, onSeen)
  const rows = scroller.getVirtualItems()
  const firstIndex = rows[0]?.index ?? Infinity
  const needOlder = useEffectEvent(onNeedOlder)
  useEffect(() => {
    if (firstIndex <= TOP_ROWS) needOlder()
  }, [firstIndex])
  const announcement = useAnnouncement(items, name)
  return (
    <div className="thread">
      <div
        ref={scrollElement}
        className="thread-scroll"
        role="region"
        aria-label={messages.thread(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls only what has the focus
        tabIndex={0}
      >
        <Rows {...props} scroller={scroller} />
      </div>
      {rows.length > 0 && !isAtEnd(scroller) && (
        <ToNewest count={newCount} onPress={() => scroller.scrollToEnd()} />
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
