import { createElement, type ComponentProps } from 'react'
import { MoneyTable } from '#pwa/features/tasks/stages/money-table.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { isAssigned } from '#schema/domain/task.ts'
import { CallOther } from './call-other.tsx'
import { NextStepNote } from './next-step-note.tsx'

const loadStageList = async () =>
  (await import('#pwa/features/tasks/stages/stage-list.tsx')).StageList

/** What one side does next, the stages and the money, and how to call the other. */
export function PartyNotes(props: ComponentProps<typeof NextStepNote>) {
  const { task, side, other } = props
  const hasStages = Boolean(task.stages)
  const StageList = useLazyModule(hasStages, loadStageList)
  return (
    <>
      <NextStepNote {...props} />
      {StageList && hasStages && createElement(StageList, { task, side })}
      {(isAssigned(task.status) || task.status === 'cancelled') && (
        <MoneyTable task={task} side={side} other={other} />
      )}
      <CallOther task={task} other={other} />
    </>
  )
}
