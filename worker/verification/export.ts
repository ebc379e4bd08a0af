import type { Settings } from '#worker/env.ts'
import type { VerificationRow } from './queries.ts'
import { unseal } from './sealed.ts'

/** A user's own proofs of identity with what was typed, and which pictures are stored. */
export const openProofs = (settings: Settings, rows: readonly VerificationRow[]) =>
  Promise.all(
    rows.map(async (row) => ({
      state: row.state,
      name: await unseal(settings, row.id, 'name', row.nameEnc),
      birthDate: await unseal(settings, row.id, 'birthDate', row.birthDateEnc),
      documentKind: row.documentKind,
      documentNumber: await unseal(settings, row.id, 'number', row.numberEnc),
      documentLast4: row.numberLast4,
      pictures: [
        ...(row.documentFile === null ? [] : ['document']),
        ...(row.faceFile === null ? [] : ['face']),
      ],
      neededAgain: row.again,
      refusal: row.refusal,
      registerAnswer: row.registerAnswer,
      sentAt: row.sentAt,
      decidedAt: row.decidedAt,
    })),
  )
