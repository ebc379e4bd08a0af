import { localize } from '#schema/domain/localize.ts'

export const messages = localize('features/accounts/profile/hint-messages', {
  title: 'Make your profile stronger',
  hints: {
    picture: 'Add a picture',
    email: 'Confirm your e-mail',
    skills: 'Add more skills',
    description: 'Write more about your work',
  },
  reasons: {
    picture: 'People choose a face that they can recognise',
    email: 'Needed before money can move',
    skills: 'Clients search by skill',
    description: 'Clients compare what professionals write',
  },
  unverified: 'You are not verified yet',
  unverifiedText: 'Verified users have a badge and higher limits. You can work without it.',
  howVerified: 'How to become verified',
})
