import { TRADE_NAMES, type Trade } from './trade-names.ts'

/** Addresses of the pages that are sent to others: short, and the same for everyone. */
export const sharedTaskPath = (id: string): string => `/t/${id}`
export const sharedProfilePath = (id: string): string => `/p/${id}`

const slugOf = (trade: Trade) => trade.toLowerCase().replaceAll(' ', '-')
/** Of the open todos for everybody: all trades, one, or one in one state (its id in `places`). */
export const todosPath = (trade?: Trade, state?: string): string =>
  ['/todos', ...(trade ? [slugOf(trade)] : []), ...(state ? [state] : [])].join('/')
export const tradeOfSlug = (slug: string): Trade | null =>
  TRADE_NAMES.find((trade) => slugOf(trade) === slug.toLowerCase()) ?? null

/** Who works in a trade, as the addresses of the directory name them. */
const PEOPLE: Record<Trade, string> = {
  Photograph: 'photographers',
  Furniture: 'furniture-makers',
  Barber: 'barbers',
  Electrician: 'electricians',
  Painter: 'painters',
  Baker: 'bakers',
  Cleaning: 'cleaners',
  Tutoring: 'tutors',
  'Makeup and Beauty': 'makeup-artists',
  Plumbing: 'plumbers',
  Fashion: 'tailors',
  Welding: 'welders',
  Vulcanizer: 'vulcanizers',
}
/** For patterns of addresses. */
export const PEOPLE_SLUGS = Object.values(PEOPLE).join('|')
/** Of the professionals of a trade for everybody, in one state or in all. */
export const peoplePath = (trade: Trade, state?: string): string =>
  ['', PEOPLE[trade], ...(state ? [state] : [])].join('/')
export const tradeOfPeople = (slug: string): Trade | null =>
  TRADE_NAMES.find((trade) => PEOPLE[trade] === slug.toLowerCase()) ?? null

const PEOPLE_PATH = new RegExp(`^/(${PEOPLE_SLUGS})(?:/[^/]+)?/?$`, 'i')
const TODOS_PATH = /^\/todos(?:\/([^/]+)(?:\/[^/]+)?)?\/?$/i
const SHARED_PATH = /^\/([tp])\/([0-9a-f-]{36})\/?$/i

/** The screen of the app with what a shared page shows, or null for any other path. */
export function appPathOfShared(path: string): string | null {
  const todos = TODOS_PATH.exec(path)
  if (todos) {
    const field = tradeOfSlug(todos[1] ?? '')
    return `/all-task${field ? `?${new URLSearchParams({ field }).toString()}` : ''}`
  }
  const people = tradeOfPeople(PEOPLE_PATH.exec(path)?.[1] ?? '')
  if (people) return `/professionals?${new URLSearchParams({ field: people }).toString()}`
  const [, kind, id = ''] = SHARED_PATH.exec(path) ?? []
  if (!kind) return null
  return `${kind.toLowerCase() === 't' ? '/single-task' : '/profile'}/${id}`
}

/** Pages of the worker whose texts are files that an owner edits (pwa/public/pages). */
export const TEXT_PAGES = ['help', 'privacy', 'terms'] as const
export type TextPage = (typeof TEXT_PAGES)[number]

const SERVER_PAGE = /^\/(?:help|privacy|terms|status)\/?$/i
/** What `/help` is asked for by somebody who wants to write: a screen of the app. */
const FORM = /[?&](?:task|payment|ask|write)\b/

/** Whether the worker answers this address with a page. */
export const isServerPage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  SERVER_PAGE.test(pathname) && !FORM.test(search)

/** Where Onise itself can be shared, through a redirect to the network's own dialog. */
export const SHARE_NETWORKS = ['whatsapp', 'facebook', 'x', 'telegram'] as const
export type ShareNetwork = (typeof SHARE_NETWORKS)[number]
export const shareSitePath = (network: string): string => `/share/${network}`
