import { createElement, type ComponentProps } from 'react'
import { MoneyTable } from '#pwa/features/tasks/stages/money-table.tsx'
import { useLazyModule } from '#pwa/ui/browser/use-lazy-module.ts'
import { isMaterials } from '#schema/domain/stages.ts'
import { isAssigned } from '#schema/domain/task.ts'
import { CallOther } from './call-other.tsx'
import { NextStepNote } from './next-step-note.tsx'

const loadStageList = async () =>
  (await import('#pwa/features/tasks/stages/stage-list.tsx')).StageList

const loadMaterials = async () =>
  (await import('#pwa/features/tasks/materials/stage-materials.tsx')).StageMaterials

/** What one side does next, the stages and the money, and how to call the other. */
export function PartyNotes(props: ComponentProps<typeof NextStepNote>) {
  const { task, side, other } = props
  const hasStages = Boolean(task.stages)
  const StageList = useLazyModule(hasStages, loadStageList)
  const hasMaterials = task.stages?.some(isMaterials) ?? false
  const Materials = useLazyModule(hasMaterials, loadMaterials)
  return (
    <>
      <NextStepNote {...props} />
      {StageList && hasStages && createElement(StageList, { task, side })}
      {Materials && hasMaterials && createElement(Materials, { task, side, other })}
      {(isAssigned(task.status) || task.status === 'cancelled') && (
        <MoneyTable task={task} side={side} other={other} />
      )}
      <CallOther task={task} other={other} />
    </>
  )
}
