import { localize } from '#schema/domain/localize.ts'

/** Texts of questions about an open todo, for both sides. */
export const messages = localize('features/tasks/questions', {
  title: 'Questions',
  asked: 'A professional asks',
  yours: 'You ask',
  answer: 'The client answers',
  waits: 'No answer yet. Until then only you and the client see it.',
  waitsForYou: 'Only you and who asked see it until you answer.',
  saved: 'Saved on phone. It is sent when Onise is open and can be reached.',

  ask: 'Ask a question',
  questionForm: {
    label: 'Your question',
    hint: 'One question. With its answer everybody who reads this todo can read it; your name is not shown.',
    button: 'Send question',
  },
  answerForm: {
    label: 'Your answer',
    hint: 'Everybody who reads this todo can read it. You can answer once.',
    button: 'Send answer',
  },
  loading: 'Loading',

  unsentQuestion: 'Your question about a todo',
  unsentAnswer: 'Your answer to a question',
  failed: 'It was not accepted',
})
