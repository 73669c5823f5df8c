import { useState } from 'react'
import type { ControlProps } from './controlProps'

interface ListControlProps extends Omit<ControlProps<readonly string[]>, 'labelId'> {
  readonly placeholder?: string | undefined
  readonly label?: string
}

/** Edits one entry a line. Keeps the typed text, with empty lines, which are no entries. */
export function ListControl({ id, hintId, value, onChange, placeholder, label }: ListControlProps) {
  const [text, setText] = useState(value.join('\n'))
  const displayed = isSame(toEntries(text), value) ? text : value.join('\n')
  return (
    <textarea
      id={id}
      className="input"
      rows={Math.max(1, displayed.split('\n').length)}
      value={displayed}
      placeholder={placeholder}
      aria-describedby={hintId}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => {
        setText(event.currentTarget.value)
        onChange(toEntries(event.currentTarget.value))
      }}
    />
  )
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n')

const toEntries = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
