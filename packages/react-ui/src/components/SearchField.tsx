import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { useSlash } from '../hooks/useSlash.js'
import { useMessages } from '../UiContext.js'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** What a list is searched with. `/` leads to it. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { common } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  return (
    <label className="fy-input fy-input--search">
      <Search className="fy-i" strokeWidth={1.75} aria-hidden="true" />
      <span className="fy-vh">{label}</span>
      <input
        ref={field}
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value ? (
        <button
          type="button"
          className="fy-icb fy-icb--sm"
          aria-label={common.clearSearch}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        >
          <X className="fy-i fy-i--sm" strokeWidth={2} aria-hidden="true" />
        </button>
      ) : (
        <span className="fy-kbd" aria-hidden="true">
          /
        </span>
      )}
    </label>
  )
}
