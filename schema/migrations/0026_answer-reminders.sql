-- A dispute or an offer that was open before reminders existed was due only when the time to answer ends. Due at once,
-- the job finds when to remind.
UPDATE tasks SET due_at = updated_at
  WHERE status = 'disputed' AND dispute ->> '$.answeredAt' IS NULL AND due_at = dispute ->> '$.answerBy'
    AND NOT EXISTS (SELECT 1 FROM notices
      WHERE task_id = tasks.id AND kind = 'disputeReminder' AND created_at >= tasks.dispute ->> '$.openedAt');
--> statement-breakpoint
UPDATE tasks SET due_at = updated_at
  WHERE status = 'in-progress' AND due_at = cancel_offer ->> '$.answerBy'
    AND NOT EXISTS (SELECT 1 FROM notices
      WHERE task_id = tasks.id AND kind = 'cancelOfferReminder' AND created_at >= tasks.cancel_offer ->> '$.offeredAt');
