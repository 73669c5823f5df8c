import { groupDigits, type ParsedAmount, readAmountField } from '@foyer/core/internal/account'
import { type ComponentProps, type RefObject, useLayoutEffect, useReducer, useRef } from 'react'

export interface AmountEntry {
  readonly text: string
  readonly reading: ParsedAmount
}

export interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste' | 'ref'> {
  readonly field?: RefObject<HTMLInputElement | null>
  /** Decimal text, possibly unfinished: `12.`. */
  readonly value: string
  /** Typed text that could not be parsed; the field shows it for correction. */
  readonly refused?: string | undefined
  readonly decimals: number
  readonly units?: readonly string[] | undefined
  readonly onEntry: (entry: AmountEntry) => void
}

/** Renders a field for a decimal amount: groups thousands while the user types, and keeps an invalid entry as typed. */
export function AmountInput({ field, value, refused = '', decimals, units, onEntry, ...rest }: AmountInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const isReplaced = useRef(false)
  /** Last value in which the user typed a comma as the decimal point. */
  const comma = useRef<string>(undefined)
  /** Text after the caret. Typing leaves it unchanged, so it locates the caret after regrouping. */
  const behind = useRef<{ readonly text: string; readonly isForward: boolean }>(undefined)
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  const isRefused = value === '' && refused !== ''
  const shown = isRefused ? refused : groupDigits(value)
  useLayoutEffect(() => {
    if (!behind.current) return
    const { text, isForward } = behind.current
    behind.current = undefined
    let at = isRefused ? shown.length - text.length : shown.length
    for (let left = isRefused ? 0 : text.replaceAll(',', '').length; left > 0 && at > 0; at -= 1)
      if (shown[at - 1] !== ',') left -= 1
    // Moves the caret in front of the comma, so that the next Backspace deletes a digit.
    if (!isRefused && shown[at - 1] === ',' && !isForward) at -= 1
    input.current?.setSelectionRange(at, at)
  })
  return (
    <input
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      ref={input}
      value={shown}
      onPaste={({ currentTarget: { selectionStart, selectionEnd } }) => {
        isReplaced.current = selectionStart === 0 && selectionEnd === shown.length
      }}
      onChange={({ target, nativeEvent }) => {
        const {
          said: typed,
          reading,
          isComma,
          isKey,
        } = readAmountField(target.value, {
          shown,
          decimals,
          units,
          isReplaced: isRefused || isReplaced.current,
          isComma: comma.current !== undefined && comma.current === value,
        })
        isReplaced.current = false
        const after = target.value.slice(target.selectionStart ?? target.value.length)
        const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
        behind.current = { text: after, isForward }
        drawAnew()
        // Ignores digits beyond the token's decimals.
        if (isKey && reading.refused === 'tooFine') return
        comma.current = isComma ? reading.amount : undefined
        onEntry({ text: typed, reading })
      }}
    />
  )
}
