import { HELD_STATUSES } from '#schema/domain/task.ts'
import { balanceOf, inList, type Invariant } from './invariant-parts.ts'

const HELD = inList(HELD_STATUSES)

/** Something happens on its own in these, or nothing any more. */
const WAITING = inList(['pending', 'submitted', 'disputed'])
const ENDED = inList(['completed', 'cancelled', 'expired', 'removed'])

const LAST_AWARD = `(SELECT max(movement) FROM ledger_journals
  WHERE subject_id = t.id AND movement IS NOT NULL AND type = 'award')`
/** The entries of a task's movements since its last award, except the holds. */
const LEFT_SINCE_AWARD = `ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id
  WHERE j.subject_id = t.id AND j.movement > ${LAST_AWARD}`
const sumOf = (type: 'release' | 'materials' | 'task_refund', condition = '') =>
  `(SELECT coalesce(sum(e.amount), 0) FROM ${LEFT_SINCE_AWARD} AND j.type = '${type}'${condition})`
const RELEASED = sumOf('release')
const FEES = sumOf('release', ` AND e.credit_account = 'platform_fee'`)
const REFUNDED = sumOf('task_refund')
const MATERIALS = sumOf('materials')
const HELD_FOR_STAGE = `(SELECT s.value ->> '$.held' FROM json_each(t.stages) s
  WHERE s.value ->> '$.endedAt' IS NULL ORDER BY s.key LIMIT 1)`
const AMOUNT = `(SELECT sum(e.amount) FROM ledger_entries e WHERE e.journal_id = j.id)`
/** What the movements since the last award say about a stage: the parts that their journals name, or all of it for the first one when the task had no others. */
const partsOf = (types: readonly string[]) => `(SELECT coalesce(sum(p.value ->> 1), 0)
  FROM ledger_journals j, json_each(coalesce(j.meta -> '$.stages', json_array(json_array(1, ${AMOUNT})))) p
  WHERE j.subject_id = t.id AND j.movement >= ${LAST_AWARD} AND j.type IN ${inList(types)}
    AND p.value ->> 0 = s.value ->> '$.n')`
const PART_HELD = partsOf(['award', 'hold'])
const PART_PAID = partsOf(['release', 'materials'])
const PART_RETURNED = partsOf(['task_refund'])

/** Those about the hold, the proposals and the stages of a task. */
export const TASK_INVARIANTS: Record<string, Invariant> = {
  'Holds match tasks under way': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t WHERE ${among('t.id')}
        AND ${balanceOf(`'te:' || t.id`)} <> CASE WHEN t.status NOT IN ${HELD} THEN 0
          WHEN t.stages IS NULL THEN t.price - ${RELEASED}
          ELSE (SELECT sum(s.value ->> '$.held') FROM json_each(t.stages) s) END`,
  },
  'Released money carries the frozen fee': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t WHERE ${among('t.id')} AND (t.status IN ${HELD} OR t.status = 'completed')
        AND ${FEES} <> (${RELEASED} * t.fee_bps + 5000) / 10000`,
  },
  'Completed tasks are released': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t WHERE ${among('t.id')} AND t.status = 'completed'
        AND NOT (${RELEASED} BETWEEN 1 AND t.price AND ${RELEASED} + ${MATERIALS} + ${REFUNDED} >= t.price)`,
  },
  'Stages match their movements': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t, json_each(t.stages) s WHERE ${among('t.id')} AND t.stages IS NOT NULL
        AND (s.value ->> '$.paid' <> ${PART_PAID} OR s.value ->> '$.returned' <> ${PART_RETURNED}
          OR s.value ->> '$.held' <> ${PART_HELD} - ${PART_PAID} - ${PART_RETURNED}
          OR (s.value ->> '$.endedAt' IS NOT NULL AND s.value ->> '$.held' <> 0))`,
  },
  'Materials given back match their journals': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t, json_each(t.stages) s WHERE ${among('t.id')} AND t.stages IS NOT NULL
        AND (coalesce(s.value ->> '$.materials.givenBack', 0) <> (SELECT coalesce(sum(e.amount), 0)
            FROM ledger_journals j JOIN ledger_entries e ON e.journal_id = j.id
            WHERE j.idem_key = 'materials_returned:' || t.id || ':' || (s.value ->> '$.n'))
          OR (s.value ->> '$.materials.released' IS NOT NULL
            AND (s.value ->> '$.kind' <> 'materials' OR s.value ->> '$.materials.released' <> s.value ->> '$.paid'))
          OR coalesce(s.value ->> '$.materials.givenBack', 0) > s.value ->> '$.paid')`,
  },
  'Stages add up to the price': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t WHERE ${among('t.id')} AND t.stages IS NOT NULL
        AND t.price <> (SELECT sum(s.value ->> '$.amount') FROM json_each(t.stages) s)`,
  },
  'Movements of stages name their parts': {
    of: 'journal',
    query: (among) => `
      SELECT j.id FROM ledger_journals j WHERE ${among('j.id')} AND j.meta ->> '$.stages' IS NOT NULL
        AND (SELECT sum(p.value ->> 1) FROM json_each(j.meta, '$.stages') p)
          <> (SELECT sum(e.amount) FROM ledger_entries e WHERE e.journal_id = j.id)`,
  },
  'One accepted proposal': {
    of: 'task',
    query: (among) => `
      SELECT task_id FROM proposals WHERE ${among('task_id')} AND status = 'accepted' GROUP BY task_id HAVING count(*) > 1`,
  },
  'The accepted proposal matches the task': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t
      LEFT JOIN proposals p ON p.task_id = t.id AND p.status = 'accepted'
      WHERE ${among('t.id')} AND (t.status IN ${HELD} OR t.status = 'completed')
        AND (p.id IS NULL OR p.tasker_id IS NOT t.tasker_id OR p.price + t.price_change <> t.price)`,
  },
  'No pending proposal on an assigned task': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM proposals p JOIN tasks t ON t.id = p.task_id
      WHERE ${among('p.task_id')} AND p.status = 'pending' AND t.status NOT IN ('pending', 'expired')`,
  },
  'Disputed tasks have an open dispute': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t LEFT JOIN disputes d ON d.task_id = t.id AND d.closed_at IS NULL
      WHERE ${among('t.id')} AND ((t.status = 'disputed') <> (d.id IS NOT NULL)
        OR (t.status = 'disputed') <> (t.dispute IS NOT NULL AND t.dispute ->> '$.closedAt' IS NULL)
        OR (d.id IS NOT NULL AND (d.id IS NOT t.dispute ->> '$.id' OR d.held <> iif(t.stages IS NULL, ${balanceOf(`'te:' || t.id`)}, ${HELD_FOR_STAGE}))))`,
  },
  'Tasks have what their status needs': {
    of: 'task',
    query: (among) => `
      SELECT t.id FROM tasks t WHERE ${among('t.id')} AND (
        (t.status IN ${WAITING} AND t.due_at IS NULL) OR (t.status IN ${ENDED} AND t.due_at IS NOT NULL)
        OR (t.status = 'in-progress' AND t.due_at IS NULL
          AND (t.cancel_offer IS NOT NULL OR (t.submitted_at IS NULL AND t.agreed_date IS NOT NULL)))
        OR (t.cancel_offer IS NOT NULL AND t.status <> 'in-progress')
        OR (t.plan_change IS NOT NULL AND (t.status NOT IN ${HELD} OR t.due_at IS NULL))
        OR (t.status = 'submitted' AND t.auto_approve_at IS NULL)
        OR (t.status = 'completed' AND t.completed_at IS NULL)
        OR (t.status IN ('pending', 'expired') AND t.tasker_id IS NOT NULL))`,
  },
}
