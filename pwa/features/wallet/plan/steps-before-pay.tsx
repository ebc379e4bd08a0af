import { useWithdrawalPlan } from './use-withdrawal-plan.ts'
import { StepsNote } from './withdrawal-note.tsx'

/** On the page of work that will be paid: what is missing for a withdrawal, while there is time for it. */
export function StepsBeforePay() {
  const own = useWithdrawalPlan()
  return own && own.steps.length > 0 ? <StepsNote steps={own.steps} next="wallet" /> : null
}
