import type { ComponentProps } from 'react'
import { CallOther } from './call-other.tsx'
import { NextStepNote } from './next-step-note.tsx'

/** What one side does next, and how to call the other. */
export const PartyNotes = (props: ComponentProps<typeof NextStepNote>) => (
  <>
    <NextStepNote {...props} />
    <CallOther task={props.task} other={props.other} />
  </>
)
