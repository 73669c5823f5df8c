export interface SentenceProps {
  /** With each of the values in it, as it is. */
  readonly text: string
  /** Amounts, names, addresses. */
  readonly values: readonly string[]
}

/** A sentence whose direction is that of its own words: what is put into it keeps its own, and turns nothing round. */
export function Sentence({ text, values: [value, ...others] }: SentenceProps) {
  return <bdi>{isolate(text, value, others)}</bdi>
}

function isolate(text: string, value: string | undefined, others: readonly string[]): React.ReactNode {
  if (value === undefined) return text
  const [next, ...rest] = others
  const at = value === '' ? -1 : text.indexOf(value)
  if (at < 0) return isolate(text, next, rest)
  return (
    <>
      {isolate(text.slice(0, at), next, rest)}
      <bdi>{value}</bdi>
      {isolate(text.slice(at + value.length), next, rest)}
    </>
  )
}
