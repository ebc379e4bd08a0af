import { localize } from '#schema/domain/localize.ts'

export const messages = localize('replica', {
  closeOtherTabs: 'Close the other tabs of Onise so that this one can update.',
})
