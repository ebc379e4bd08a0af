import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/landing/language-messages', { label: 'Language' })
