import type { Locator, Page } from 'playwright-core'
import type { RecordingProxy } from '#testing/recording-proxy/recording-proxy.ts'
import type { StoredRows } from './rows.ts'

/** A tap that opens a screen: what is tapped, and what is on the next screen and not on the one before. */
export type Tap = { name: string; target: string; shown: string }

/** A screen that is scrolled: from its top down, or from its end up. */
export type ScrolledList = {
  name: string
  path: string
  /** On the screen once it can be scrolled. */
  shown: string
  /** What scrolls; the page if it is absent. */
  scroller?: string
  step: number
  /** Shows more at the end of what is there. */
  more?: string
}

/** A field that is typed into. */
export type TypedField = { name: string; path: string; field: string }

export type AppName = 'baseline' | 'onise'

/** An application that is measured: the product or the baseline. */
export type BenchApp = {
  name: AppName
  proxy: RecordingProxy
  hasLandingPage: boolean
  /** The session of a user who logged in earlier. */
  token: string
  listPath: string
  cardSelector: string
  /** Cards that the app itself has rendered, so that everything on the screen works. */
  appCardSelector: string
  /** The list is complete with so many cards. */
  cardCount: number
  /** Rows of a phone that has been used for long. */
  rowsToStore: (options: { count: number; newest: number }) => StoredRows
  /** Runs in the page: whether the app works offline from now on. */
  isInstalled: (database: string) => boolean | Promise<boolean>
  /** Fills the form that is sent. Returns the text that confirms it. */
  fillForm: (page: Page, index: number) => Promise<string>
  sendButton: (page: Page) => Locator
  /** Elements that may contain the confirmation. */
  confirmationSelector: string
  /** One user's way through the app: each tap begins where the one before it ended, the first on the list. */
  taps: readonly Tap[]
  lists: readonly ScrolledList[]
  typing: () => readonly TypedField[]
  cardAt: (position: number) => string
  isPoll: (path: string) => boolean
  isList: (path: string) => boolean
  /** Changes one row that the next poll returns. */
  changeRow: () => Promise<void>
  reloadList: (page: Page) => Promise<unknown>
  stop: () => Promise<void>
}

/** The figures of one measurement, by the ids of table.ts. */
export type Measurement = {
  figures: Record<string, number>
  /** Durations of single sends, which are summarized over all runs. */
  sends?: Record<string, number[]>
  notes: Notes
}

/** What the report explains besides the figures. */
export type Notes = {
  lcpElement?: string
  firstVisit?: KindTotal[]
  afterFirstVisit?: KindTotal[]
  budgetDifferences?: string[]
  repeatVisit?: { path: string; status: number; up: number; down: number }[]
  pollStatuses?: number[]
  photo?: { type: string; width: number; height: number }
  day?: PartOfDay[]
  errors?: string[]
}

/** In bytes, both directions. */
export type PartOfDay = {
  name: string
  requests: number
  /** HTTP/2 frames. */
  bytes: number
  /** Of these, photos and voice notes on their way up. */
  files: number
  /** With TLS and the frames of no request. */
  sockets: number
  /** What the app's own data meter has counted. */
  meter: number
}
export type KindTotal = { kind: string; files: number; bytes: number }
