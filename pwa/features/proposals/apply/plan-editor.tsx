import { useEffect, useRef, useState } from 'react'
import { messages } from '#pwa/features/proposals/plan/messages.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { koboFromText, textFromKobo } from '#schema/domain/amount-text.ts'
import type { Day } from '#schema/domain/days.ts'
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import {
  PLAN_TEMPLATES,
  STAGES_MAX,
  totalOf,
  type PlanProblem,
  type PlanTemplate,
  type StageKind,
} from '#schema/domain/stages.ts'
import {
  fieldsFromTemplate,
  movedStage,
  plannedFrom,
  sumOfFields,
  weeksUntil,
  type PlanFields,
  type StageFields,
} from './plan-fields.ts'
import { StageFieldset } from './stage-fieldset.tsx'
import './plan-editor.css'

const STAGES_MIN = 2

/** The names that a template gives its stages. */
const titleFor =
  (template: PlanTemplate) =>
  (kind: StageKind, at: number): string => {
    const { titles } = messages
    if (template === 'weekly') return titles.week(at + 1)
    if (template === 'halves') return titles.half(at === 0)
    return kind === 'materials' ? titles.materials : titles.work
  }

type BeginOptions = { price: string; last: string; today: Day; weeks?: number }

export const beginPlan = (
  template: PlanTemplate,
  { price, last, today, weeks = weeksUntil(last, today) }: BeginOptions,
): StageFields[] =>
  fieldsFromTemplate(template, {
    price: koboFromText(price),
    last,
    today,
    weeks,
    titleOf: titleFor(template),
  })

type TemplatesProps = BeginOptions & { onBegin: (stages: StageFields[]) => void }

function Templates({ onBegin, ...begin }: TemplatesProps) {
  const [weeks, setWeeks] = useState<number | null>(null)
  const start = (template: PlanTemplate, count: number) => {
    setWeeks(template === 'weekly' ? count : null)
    onBegin(beginPlan(template, { ...begin, weeks: count }))
  }
  return (
    <>
      <div role="group" aria-label={messages.template} className="stack stack-tight">
        <span className="field-label" aria-hidden>
          {messages.template}
        </span>
        <div className="row">
          {PLAN_TEMPLATES.map((template) => (
            <Button
              key={template}
              tone="plain"
              size="small"
              onClick={() => start(template, weeksUntil(begin.last, begin.today))}
            >
              {messages.templates[template]}
            </Button>
          ))}
        </div>
      </div>
      {weeks !== null && (
        <Select
          label={messages.weeks}
          options={Array.from({ length: STAGES_MAX - 1 }, (_, at) => String(at + STAGES_MIN))}
          value={String(weeks)}
          onChange={({ target }) => start('weekly', Number(target.value))}
        />
      )}
    </>
  )
}

type SumProps = { stages: PlanFields; price: string; onPrice: (price: string) => void }

/** What the stages add up to, and what is missing of the price or too much. */
function Sum({ stages, price, onPrice }: SumProps) {
  const sum = sumOfFields(stages)
  const whole = koboFromText(price)
  const left = (whole === null ? 0 : whole - sum) as Kobo
  const words =
    whole === null
      ? messages.sumAlone(formatNaira(sum))
      : messages.sum(formatNaira(sum), formatNaira(whole))
  const difference =
    left > 0 ? messages.missing(formatNaira(left)) : messages.over(formatNaira(-left as Kobo))
  const materials = totalOf(plannedFrom(stages).filter(({ kind }) => kind === 'materials'))
  return (
    <div className="plan-sum" data-wrong={left !== 0 || undefined}>
      <p role="status">
        {words} {left !== 0 && <span className="strong">{difference}</span>}
        {materials > 0 && sum > 0 && (
          <span className="soft">
            {' '}
            {messages.materialsShare(formatNaira(materials), Math.round((materials / sum) * 100))}
          </span>
        )}
      </p>
      {sum > 0 && (whole === null || left !== 0) && (
        <Button tone="plain" size="small" onClick={() => onPrice(textFromKobo(sum))}>
          {messages.asPrice(formatNaira(sum))}
        </Button>
      )}
    </div>
  )
}

/** Moves the focus after the stages have changed, to the first of these that can have it. */
function useFocusAfter() {
  const root = useRef<HTMLDivElement>(null)
  const [selectors, setSelectors] = useState<readonly string[]>([])
  useEffect(() => {
    const found = selectors.map((selector) => root.current?.querySelector<HTMLElement>(selector))
    found.find((element) => element && !element.matches(':disabled'))?.focus()
  }, [selectors])
  return { root, focus: setSelectors }
}

const addedStage = (stages: PlanFields, price: string): StageFields => {
  const left = (koboFromText(price) ?? 0) - sumOfFields(stages)
  const amount = left > 0 ? textFromKobo(left as Kobo) : ''
  return { kind: 'work', title: '', amount, date: stages.at(-1)?.date ?? '' }
}

/** The stage at which a problem is shown. */
const placeOf = (problem: PlanProblem | null, stages: PlanFields): number =>
  problem === 'last'
    ? stages.length - 1
    : stages.findIndex(({ kind }) => problem === 'share' && kind === 'materials')

type Props = {
  stages: PlanFields
  price: string
  /** The day on which all is done, for the templates. */
  last: string
  today: Day
  dateMessage: string
  /** Of the whole plan, found when it was to be sent. */
  problem: PlanProblem | null
  rejection: string | undefined
  onChange: (stages: StageFields[]) => void
  onPrice: (price: string) => void
}

type Changes = Pick<Props, 'stages' | 'price' | 'onChange'>

/** What the user can do with the stages, and what was just done, in words. */
function usePlanChanges({ stages, price, onChange }: Changes) {
  const { root, focus } = useFocusAfter()
  const [said, setSaid] = useState('')
  const [before, setBefore] = useState<PlanFields | null>(null)

  const show = (next: StageFields[], words: string, undone: PlanFields | null = null) => {
    setBefore(undone)
    setSaid(words)
    onChange(next)
  }
  return {
    root,
    said,
    replace: (next: StageFields[]) => show(next, messages.replaced, stages),
    // What is typed from now on is not undone.
    change: (at: number, some: Partial<StageFields>) =>
      show(
        stages.map((stage, place) => (place === at ? { ...stage, ...some } : stage)),
        '',
      ),
    move(from: number, to: number) {
      const button = (way: string) => `[data-stage="${to}"] [data-move="${way}"]`
      focus(to < from ? [button('up'), button('down')] : [button('down'), button('up')])
      show(movedStage(stages, from, to), messages.moved(from + 1, to + 1))
    },
    remove(at: number) {
      focus(['[data-undo]'])
      const rest = stages.filter((_, place) => place !== at)
      show(rest, messages.removed(at + 1), stages)
    },
    add() {
      focus([`[data-stage="${stages.length}"] input`])
      show([...stages, addedStage(stages, price)], '')
    },
    undo:
      before &&
      (() => {
        focus(['[data-stage="0"] input'])
        show([...before], '')
      }),
  }
}

/** The stages of a proposal: a template to begin with, each stage, and their sum. */
export function PlanEditor(props: Props) {
  const { stages, price, last, today, dateMessage, problem, rejection, onPrice } = props
  const { root, said, replace, change, move, remove, add, undo } = usePlanChanges(props)
  return (
    <div className="plan-editor" ref={root}>
      <Templates price={price} last={stages.at(-1)?.date || last} today={today} onBegin={replace} />
      {stages.map((stage, at) => {
        const previous = stages[at - 1]?.date ?? ''
        return (
          <StageFieldset
            key={at}
            stage={stage}
            at={at}
            count={stages.length}
            minDate={previous > today ? previous : today}
            minDateMessage={previous > today ? STAGE_MESSAGES.problems.order : dateMessage}
            problem={placeOf(problem, stages) === at ? problem : null}
            canRemove={stages.length > STAGES_MIN}
            onChange={(some) => change(at, some)}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        )
      })}
      <div className="plan-said">
        <p role="status">{said}</p>
        {undo && (
          <Button tone="plain" size="small" data-undo onClick={undo}>
            {messages.undo}
          </Button>
        )}
      </div>
      {stages.length < STAGES_MAX && (
        <Button tone="plain" icon="plus" onClick={add}>
          {messages.add}
        </Button>
      )}
      <Sum stages={stages} price={price} onPrice={onPrice} />
      {rejection && (
        <Notice tone="bad" alert>
          {rejection}
        </Notice>
      )}
    </div>
  )
}
