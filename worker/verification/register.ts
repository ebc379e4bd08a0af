import type { Day } from '#schema/domain/days.ts'
import type { DocumentKind, RegisterAnswer } from '#schema/domain/verification.ts'

/** What a user says: who has the document with this number (`plainDocumentNumber`). */
export type Claim = { kind: DocumentKind; number: string; name: string; birthDate: Day }

/** It may be asked again, `afterMs` from now at the earliest. `reason` is for the log and has nothing of a claim. */
export type Later = { kind: 'later'; reason: string; afterMs: number }
export type RegisterResult = { kind: 'answer'; answer: RegisterAnswer } | Later

/** A provider that looks claims up in the registers of the state, after it has accepted our keys. */
export type Register = { kind: 'open'; ask: (claim: Claim) => Promise<RegisterResult> }
