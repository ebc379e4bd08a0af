import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './hint-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Make your profile strong',
  hints: {
    picture: 'Add picture',
    email: 'Confirm your e-mail',
    skills: 'Add more skills',
    description: 'Write more about your work',
  },
  reasons: {
    picture: 'People dey choose face wey dem fit recognise',
    email: 'You need am before money fit move',
    skills: 'Clients dey search by skill',
    description: 'Clients dey compare wetin professionals write',
  },
  unverified: 'You never get verified',
  unverifiedText: 'Verified users get badge and higher limits. You fit work without am.',
  howVerified: 'How to get verified',
}
