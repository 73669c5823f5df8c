import { Search, X } from 'lucide'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useMessages } from '../internal/UiContext.js'
import { Icon } from './Icon.js'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly isBusy?: boolean | undefined
  readonly onChange: (value: string) => void
}

/** Renders a search field: `/` focuses it, and Enter presses the only result. */
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

function pressOnlyHit({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key !== 'Enter' || nativeEvent.isComposing) return
  const list = currentTarget.closest('.fy-pin')?.nextElementSibling
  const rows = list?.querySelectorAll<HTMLElement>('.fy-rows .fy-row')
  if (rows?.length === 1 && !list?.matches('[aria-busy="true"]')) rows[0]?.click()
}

/** Focuses the field on `/`, unless the user is typing elsewhere. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const root = field.current?.getRootNode()
    if (!root) return
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== '/' || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      field.current?.focus()
    }
    root.addEventListener('keydown', onKeyDown)
    return () => root.removeEventListener('keydown', onKeyDown)
  }, [field])
}
