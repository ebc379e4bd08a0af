import { localize } from '#schema/domain/localize.ts'

/** Texts that fill the field of a conversation, by the user's side and how far the two are; loaded after the messages. */
export const messages = localize('features/chats/thread/reply-messages', {
  label: 'Quick replies',
  client: {
    start: {
      first: 'Good day. When can you come and look at it?',
      second: 'Good day. Does your price include the materials?',
      third: 'Good day. Have you done this kind of work before?',
    },
    talk: {
      first: 'When can you start?',
      second: 'Does your price include the materials?',
      third: 'What is your best price?',
    },
    work: {
      first: 'Are you on your way?',
      second: 'When will it be ready?',
      third: 'Thank you, well done.',
    },
  },
  tasker: {
    start: {
      first: 'Good day. Can I come and look at it first?',
      second: 'Good day. Please can you send me a picture of it?',
      third: 'Good day. When do you want it done?',
    },
    talk: {
      first: 'Please can you send me a picture of it?',
      second: 'My price includes the materials.',
      third: 'I can start tomorrow.',
    },
    work: {
      first: 'I am on my way.',
      second: 'Sorry, I will be a little late.',
      third: 'The work is done. Please check it.',
    },
  },
})
