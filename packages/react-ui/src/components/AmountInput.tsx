import { type AmountReading, groupAmount, readTyped } from '@foyer/core/ui/numbers'
import { type ComponentProps, type RefObject, useLayoutEffect, useReducer, useRef } from 'react'

/** What a field for an amount holds, and what was made of it. */
export interface AmountEntry {
  readonly text: string
  readonly reading: AmountReading
}

export interface AmountInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onPaste' | 'ref'> {
  readonly field?: RefObject<HTMLInputElement | null>
  /** Plain decimal text, which may be unfinished: `12.`. */
  readonly value: string
  /** What was entered and could not be taken: it stays to be mended. Shown while there is no value. */
  readonly refused?: string | undefined
  readonly decimals: number
  /** What may stand beside the number: `ETH`, `$`. */
  readonly units?: readonly string[] | undefined
  readonly onEntry: (entry: AmountEntry) => void
}

/** A field for an amount, in thousands while it is typed. What is no amount is shown as it is, and is none. */
export function AmountInput({ field, value, refused = '', decimals, units, onEntry, ...rest }: AmountInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = field ?? own
  const isReplaced = useRef(false)
  /** The amount whose point was typed as a comma. */
  const comma = useRef<string>(undefined)
  /** What stands behind the caret, which typing does not change. */
  const behind = useRef<{ readonly text: string; readonly isForward: boolean }>(undefined)
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  const isRefused = value === '' && refused !== ''
  const shown = isRefused ? refused : groupAmount(value)
  useLayoutEffect(() => {
    if (!behind.current) return
    const { text, isForward } = behind.current
    behind.current = undefined
    let at = isRefused ? shown.length - text.length : shown.length
    for (let left = isRefused ? 0 : text.replaceAll(',', '').length; left > 0 && at > 0; at -= 1)
      if (shown[at - 1] !== ',') left -= 1
    // In front of the comma, so that the next Backspace takes a digit.
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
        const { said, reading, isComma, isKey } = readTyped(target.value, {
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
        // A digit more than the token has places is left out.
        if (isKey && reading.refused === 'tooFine') return
        comma.current = isComma ? reading.amount : undefined
        onEntry({ text: said, reading })
      }}
    />
  )
}
