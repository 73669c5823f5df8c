/** Renders a value as a tree: objects fold, other values are one line. */
export function JsonTree({
  name,
  value,
  open,
}: {
  readonly name: string
  readonly value: unknown
  readonly open?: boolean
}) {
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="json-line">
        <span className="json-key">{name}</span> <Leaf value={value} />
      </div>
    )
  }
  const entries = Object.entries(value)
  const isList = Array.isArray(value)
  if (entries.length === 0) {
    return (
      <div className="json-line">
        <span className="json-key">{name}</span> <span className="quiet">{isList ? '[]' : '{}'}</span>
      </div>
    )
  }
  return (
    <details className="json" open={open}>
      <summary>
        <span className="json-key">{name}</span>{' '}
        <span className="quiet">{isList ? `[${entries.length}]` : `{${entries.length}}`}</span>
      </summary>
      <div className="json-children">
        {entries.map(([key, each]) => (
          <JsonTree key={key} name={key} value={each} />
        ))}
      </div>
    </details>
  )
}

function Leaf({ value }: { readonly value: unknown }) {
  if (value === undefined) return <span className="quiet">undefined</span>
  if (typeof value === 'string') return <span className="json-string">{displayed(value)}</span>
  return <span className="json-other">{String(value)}</span>
}

// Shortens `data:` URLs, which hold whole pictures.
const displayed = (text: string) => (text.startsWith('data:') ? `'${text.slice(0, 24)}…'` : `'${text}'`)
