export interface SentenceProps {
  /** Text that contains each of `values` verbatim. */
  readonly text: string
  readonly values: readonly string[]
}

/** Renders a sentence, and isolates the text direction of the values inserted in it. */
export function Sentence({ text, values: [value, ...others] }: SentenceProps) {
  return <bdi>{isolate(text, value, others)}</bdi>
}

function isolate(text: string, value: string | undefined, others: readonly string[]): React.ReactNode {
  if (value === undefined) return text
  const [next, ...rest] = others
  const at = value === '' ? -1 : text.indexOf(value)
  if (at < 0) return isolate(text, next, rest)
  const marks = readLeadingPunctuation(text.slice(at + value.length))
  return (
    <>
      {isolate(text.slice(0, at), next, rest)}
      <WithPunctuation after={marks}>
        <bdi>{value}</bdi>
      </WithPunctuation>
      {isolate(text.slice(at + value.length + marks.length), next, rest)}
    </>
  )
}

/** Returns the punctuation that begins a text. */
export const readLeadingPunctuation = (text: string): string => /^[^\s\p{L}\p{N}]*/u.exec(text)?.[0] ?? ''

/** Keeps punctuation on one line with the value before it, so that no line begins with a period. */
export function WithPunctuation({ children, after }: { readonly children: React.ReactNode; readonly after: string }) {
  if (after === '') return children
  return (
    <span className="fy-unbroken">
      {children}
      {after}
    </span>
  )
}
