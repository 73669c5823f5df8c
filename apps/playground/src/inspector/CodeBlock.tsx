import { tokenize } from '../code/tokenize'
import { CopyButton } from '../parts/CopyButton'

interface CodeBlockProps {
  readonly name: string
  readonly code: string
  readonly wrap?: boolean
}

export function CodeBlock({ name, code, wrap }: CodeBlockProps) {
  return (
    <figure className="code" data-wrap={wrap || undefined}>
      <figcaption>
        <span>{name}</span>
        <CopyButton text={code} what={name} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={name}>
        <pre>
          <code>
            {tokenize(code).map(({ kind, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other name
              <span key={index} className={`token-${kind}`}>
                {text}
              </span>
            ))}
          </code>
        </pre>
      </section>
    </figure>
  )
}
