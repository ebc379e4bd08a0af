import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  loading: 'E dey load',
  failed: 'E no load.',
  retry: 'Try again',
  showMore: 'Show more',
  back: 'Go back',
  close: 'Close',
  dismiss: 'Close',
  toasts: 'Alerts',
  clear: 'Clear search',
  tapToLoad: 'Tap to load',
  refresh: 'Check again',
  refreshing: 'We dey check for new tin',
  asOf: 'As e be the last time we check',

  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  side: 'Side menu',
  main: 'Main',
  bar: 'Most used',
  waiting: ' dey wait for ',
}
