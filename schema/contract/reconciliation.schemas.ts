import * as v from 'valibot'
import { DISCREPANCY_KINDS } from '#schema/domain/ledger.ts'
import {
  AuditReason,
  commandResponse,
  InstantOutput,
  NairaOutput,
  requiredLine,
} from './values.schemas.ts'

export const readReconciliation = {
  summary:
    'Open discrepancies between the ledger and the payment provider, the last checks, and the latest ledger checksum.',
  input: v.object({}),
  output: v.object({
    /** The newest of the open discrepancies. */
    discrepancies: v.array(
      v.object({
        _id: v.string(),
        kind: v.picklist(DISCREPANCY_KINDS),
        ourAmount: v.nullable(NairaOutput),
        providerAmount: v.nullable(NairaOutput),
        message: v.string(),
        foundAt: InstantOutput,
      }),
    ),
    openCount: v.number(),
    /** Null before the first check of the ledger invariants. */
    invariantsCheckedAt: v.nullable(InstantOutput),
    /** The last comparison with the provider; not complete while it is running. */
    comparison: v.nullable(
      v.object({
        through: InstantOutput,
        isComplete: v.boolean(),
        payments: v.number(),
        transfers: v.number(),
      }),
    ),
    latestChecksum: v.nullable(
      v.object({ day: v.string(), sha256: v.string(), createdAt: InstantOutput }),
    ),
  }),
}

export const closeDiscrepancy = {
  summary: 'Closes a discrepancy that does not end by itself, with a reason.',
  input: v.object({ id: requiredLine('Discrepancy', 500), reason: AuditReason }),
  refuses: [404],
  output: commandResponse({}),
}
