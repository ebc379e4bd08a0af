import { localize } from '#schema/domain/localize.ts'

/** Texts of the components that the first screens use. */
export const messages = localize('ui', {
  loading: 'Loading',
  failed: "Couldn't load.",
  retry: 'Try again',
  showMore: 'Show more',
  back: 'Back',
  close: 'Close',
  dismiss: 'Dismiss',
  toasts: 'Alerts',
  clear: 'Clear search',
  tapToLoad: 'Tap to load',
  refresh: 'Refresh',
  refreshing: 'Looking for news',
  /** Before an age: "3 hours ago". */
  asOf: 'As last seen',

  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  side: 'Side menu',
  main: 'Main',
  bar: 'Most used',
  /** Between a count and the name of its menu entry, for screen readers. */
  waiting: ' waiting in ',
})
