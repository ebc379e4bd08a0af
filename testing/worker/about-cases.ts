import { changeFigures, readFigures } from '#schema/contract/about.ts'
import { DEFAULT_FIGURES } from '#schema/domain/about.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'

const change = { ...DEFAULT_FIGURES, reason: 'Counted again.' }

export const CASES: readonly EndpointCase[] = [
  endpointCase(readFigures, async (market) => ({
    caller: await market.createTasker(),
    input: {},
  })),
  endpointCase(changeFigures, async (market) => ({
    caller: await market.createUser('admin'),
    input: change,
    otherInput: { ...change, jobs: 2600 },
    stranger: { user: await market.createUser(), status: 403 },
  })),
]
