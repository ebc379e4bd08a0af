import { localize } from '#schema/domain/localize.ts'

export const messages = localize('routes/-shell/missing-user-messages', {
  missing: 'Your account is not on this phone yet. This page opens when there is a network.',
})
