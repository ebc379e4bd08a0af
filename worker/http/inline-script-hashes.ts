import { createHash } from 'node:crypto'
import { INLINE_APP } from '#schema/contract/inline-app.ts'
import { INLINE_FIRST_CHAT } from '#schema/contract/inline-first-chat.ts'
import { INLINE_FIRST_SCREEN } from '#schema/contract/inline-first-screen.ts'
import { INLINE_LIST } from '#schema/contract/inline-list.ts'
import { INLINE_PREFETCH } from '#schema/contract/inline-prefetch.ts'
import { INLINE_THEME } from '#schema/contract/inline-theme.ts'

const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

export const THEME_HASH = hashSource(INLINE_THEME)
/** Of the inline scripts of the app's document. */
export const APP_HASHES = [
  INLINE_THEME,
  INLINE_PREFETCH,
  INLINE_LIST,
  INLINE_FIRST_SCREEN,
  INLINE_FIRST_CHAT,
  INLINE_APP,
].map(hashSource)
