import * as v from 'valibot'
import { commandResponse, idOf, InstantOutput } from './values.schemas.ts'

/** `device`: browser and system in words; null when the browser did not name them. */
export const SessionRow = v.object({
  _id: idOf('session'),
  device: v.nullable(v.string()),
  createdAt: InstantOutput,
  seenAt: InstantOutput,
  isCurrent: v.boolean(),
})
export type SessionRow = v.InferOutput<typeof SessionRow>

export const listSessions = {
  summary: 'The newest 50 sessions of the caller that have not ended, the latest used first.',
  input: v.object({}),
  output: v.object({ sessions: v.array(SessionRow) }),
}

export const endSession = {
  summary: 'Ends one session of the caller: its token is refused from the next request on.',
  input: v.object({ id: idOf('session') }),
  output: commandResponse({}),
}

export const endOtherSessions = {
  summary: 'Ends all sessions of the caller but this one.',
  input: v.object({}),
  output: commandResponse({}),
}
