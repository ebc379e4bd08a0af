import { PROPOSAL_FIELDS } from '#schema/domain/fields.ts'
import { STAGE_TITLE_MAX, type PlannedStage } from '#schema/domain/stages.ts'
import type { Context } from '#worker/context.ts'
import { maskContactFields, maskTogether } from '#worker/trust/mask-contacts.ts'

type Plan = readonly PlannedStage[] | null | undefined
/** `max` is that of the text. */
type Written = { description: string | undefined; stages?: Plan; max?: number }

const titleName = (at: number) => `stage ${at}`

/**
 * Masks what a professional writes: the text, and the names of the stages, over which a number may be split. `shown` is the
 * text of the proposal when it is not written now.
 */
export function maskTerms(
  ctx: Pick<Context, 'isSessionChecked'>,
  { description, stages, max = PROPOSAL_FIELDS.description.max }: Written,
  shown: readonly string[] = [],
) {
  if (!stages) {
    const masked = description === undefined ? null : maskContactFields(ctx, description, { max })
    return { description: masked?.text, stages, parts: masked ? [masked] : [] }
  }
  const titles = stages.map(
    ({ title }, at) => [titleName(at), { text: title, max: STAGE_TITLE_MAX }] as const,
  )
  const text = { text: description ?? '', max }
  const texts = Object.fromEntries([
    ...titles,
    ...(description === undefined ? [] : [['description', text] as const]),
  ])
  const masked = maskTogether(ctx, texts, description === undefined ? shown : [])
  return {
    description: masked['description']?.text,
    stages: stages.map((stage, at) => ({
      ...stage,
      title: masked[titleName(at)]?.text ?? stage.title,
    })),
    parts: Object.values(masked),
  }
}
