type Props = { title: string; steps: readonly string[] }

/** What a choice does, before it is made. */
export function Steps({ title, steps }: Props) {
  return (
    <section className="stack stack-tight">
      <h2>{title}</h2>
      <ol className="prose">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
