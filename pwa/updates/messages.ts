import { localize } from '#schema/domain/localize.ts'

export const messages = localize('updates', {
  notReady: 'The new version is nearly ready. Go on, and tap Update again in a minute.',
})
