import { words } from './words.ts'

const { ios } = words

/** How a person does by hand what an iPhone offers nobody to do for them, and why. */
export function IosSteps() {
  return (
    <div className="stack stack-tight">
      <p>{ios.why}</p>
      <ol>
        {ios.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{ios.sends}</p>
    </div>
  )
}
