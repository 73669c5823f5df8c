import { type AmountReading, groupAmount, readTyped } from '@foyer/core/ui/numbers'
import { type ComponentProps, type RefObject, useLayoutEffect, useReducer, useRef } from 'react'

export interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste' | 'ref'> {
  readonly field?: RefObject<HTMLInputElement | null>
  /** Plain decimal text, which may be unfinished: `12.`. */
  readonly value: string
  readonly decimals: number
  /** What was typed, as far as it is an amount or could be two. */
  readonly onAmount: (reading: NonNullable<AmountReading>) => void
}

/** A field for an amount, in thousands while it is typed. What is no amount does not get in. */
export function AmountInput({ field, value, decimals, onAmount, ...rest }: AmountInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const isReplaced = useRef(false)
  /** What stands behind the caret, which typing does not change. */
  const behind = useRef<{ readonly length: number; readonly isForward: boolean }>(undefined)
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  const shown = groupAmount(value)
  useLayoutEffect(() => {
    if (!behind.current) return
    const { length, isForward } = behind.current
    behind.current = undefined
    let at = shown.length
    for (let left = length; left > 0 && at > 0; at -= 1) if (shown[at - 1] !== ',') left -= 1
    // In front of the comma, so that the next Backspace takes a digit.
    if (shown[at - 1] === ',' && !isForward) at -= 1
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
        const reading = readTyped(target.value, { shown, decimals, isReplaced: isReplaced.current })
        isReplaced.current = false
        const after = target.value.slice(target.selectionStart ?? target.value.length)
        const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
        behind.current = { length: after.replaceAll(',', '').length, isForward }
        drawAnew()
        if (reading) onAmount(reading)
      }}
    />
  )
}
