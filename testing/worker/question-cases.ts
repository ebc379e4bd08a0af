import { answerQuestion, askQuestion } from '#schema/contract/questions.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

export const CASES: readonly EndpointCase[] = [
  endpointCase(askQuestion, async (market) => {
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    const { _id: id } = await market.postTask(client)
    const { _id: other } = await market.postTask(client)
    return {
      caller: tasker,
      input: { id, _id: newId('question'), question: 'Is the ladder yours?' },
      otherInput: { id: other, question: 'Is the ladder yours?' },
    }
  }),
  endpointCase(answerQuestion, async (market) => {
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    const { _id: id } = await market.postTask(client)
    const questionId = await market.ask(tasker, { _id: id })
    const answer = 'Yes, and it is long enough.'
    return {
      caller: client,
      input: { id, questionId, answer },
      otherInput: { id, questionId, answer: 'No.' },
      stranger: { user: await market.createClient(), status: 404 as const },
    }
  }),
]
