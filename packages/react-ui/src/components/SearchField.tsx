import { Search, X } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import { useSlash } from '../hooks/useSlash.js'
import { useMessages } from '../UiContext.js'
import { Icon } from './Icon.js'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  /** What was typed is being looked for. @default false */
  readonly isBusy?: boolean | undefined
  readonly onChange: (value: string) => void
}

/** What a list is searched with. `/` leads to it, and Enter chooses the only hit. */
export function SearchField({ label, value, isBusy, onChange }: SearchFieldProps) {
  const { common } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  useSlash(field)
  return (
    <label className="fy-input fy-input--search">
      {isBusy ? <span className="fy-spin" aria-hidden="true" /> : <Icon node={Search} strokeWidth={1.75} />}
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
        onKeyDown={value.trim() ? pressOnlyHit : undefined}
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
          <Icon node={X} className="fy-i fy-i--sm" />
        </button>
      ) : (
        <span className="fy-kbd" aria-hidden="true">
          /
        </span>
      )}
    </label>
  )
}

/** As by hand: a row that cannot be chosen is not chosen. While a list is busy there may be more hits. */
function pressOnlyHit({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing) return
  const list = currentTarget.closest('.fy-pin')?.nextElementSibling
  const rows = list?.querySelectorAll<HTMLElement>('.fy-rows .fy-row')
  if (rows?.length === 1 && !list?.matches('[aria-busy="true"]')) rows[0]?.click()
}
