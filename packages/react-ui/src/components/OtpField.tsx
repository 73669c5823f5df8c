import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useInitialFocus } from '../internal/useInitialFocus.js'

const CODE_LENGTH = 6

const empty: readonly string[] = Array.from({ length: CODE_LENGTH }, () => '')

export interface OtpFieldProps {
  readonly label: string
  readonly digitLabel: (number: number) => string
  /** True while the code is being verified; the field is read-only then. */
  readonly isChecking: boolean
  /** True after a wrong code, whose digits stay until the next key. */
  readonly isWrong: boolean
  readonly describedBy?: string | undefined
  readonly onComplete: (code: string) => void
}

/** Accepts the digits of a code from keys, paste or autofill. */
export function OtpField(props: OtpFieldProps) {
  const { label, digitLabel, isChecking, isWrong, describedBy, onComplete } = props
  const [digits, setDigits] = useState(empty)
  const group = useRef<HTMLFieldSetElement>(null)
  const first = useRef<HTMLInputElement>(null)
  useInitialFocus(first)
  const isBad = isWrong && !isChecking
  // After a wrong code the next key clears all digits.
  const isStale = isBad && digits.every(Boolean)

  useEffect(() => {
    if (isBad) first.current?.focus({ preventScroll: true })
  }, [isBad])

  const focus = (index: number) => {
    group.current?.querySelectorAll('input')[Math.min(Math.max(index, 0), CODE_LENGTH - 1)]?.focus()
  }
  const fill = (index: number, added: string) => {
    if (isChecking) return
    const from = isStale || added.length >= CODE_LENGTH ? 0 : index
    const next = [...(isStale ? empty : digits)]
    for (const [offset, digit] of [...added].entries()) if (from + offset < CODE_LENGTH) next[from + offset] = digit
    setDigits(next)
    focus(from + added.length)
    if (next.every(Boolean) && added) onComplete(next.join(''))
  }
  const clear = (at: number) => setDigits(isStale ? empty : digits.map((digit, index) => (index === at ? '' : digit)))

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: CODE_LENGTH - 1,
    }
    const target = moves[event.key]
    if (target !== undefined) {
      event.preventDefault()
      focus(target)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      if (isChecking) return
      // Backspace in an empty box deletes the digit before it.
      const at = event.key === 'Backspace' && !digits[index] ? Math.max(0, index - 1) : index
      clear(at)
      focus(isStale ? 0 : at)
    } else if (/^\p{Nd}$/u.test(event.key)) {
      event.preventDefault()
      fill(index, toDigits(event.key))
    }
  }
  const onPaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    const pasted = toDigits(event.clipboardData.getData('text'))
    if (pasted) fill(index, pasted)
  }
  const classes = ['fy-otp', isBad && 'is-bad fy-shake', isChecking && 'is-busy']
  return (
    <fieldset
      ref={group}
      className={classes.filter(Boolean).join(' ')}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {digits.map((digit, index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={index}
          ref={index === 0 ? first : undefined}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={digitLabel(index + 1)}
          aria-invalid={isBad || undefined}
          className={digit ? 'is-on' : undefined}
          readOnly={isChecking}
          value={digit}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={(event) => onPaste(event, index)}
          // Phone keyboards and autofill send input events without keys.
          onChange={(event) => {
            const typed = toDigits(event.target.value)
            if (typed) fill(index, typed.length === 2 ? without(typed, digit) : typed)
            else if (!event.target.value && !isChecking) clear(index)
          }}
        />
      ))}
    </fieldset>
  )
}

const without = (typed: string, digit: string) => (digit && typed.includes(digit) ? typed.replace(digit, '') : typed)

/** Reads digits of any script as 0 to 9. */
function toDigits(text: string): string {
  return [...text.normalize('NFKC')]
    .filter((each) => /\p{Nd}/u.test(each))
    .map((each) => {
      const code = each.codePointAt(0) ?? 0
      // The ten digits of a script are consecutive code points.
      let zero = code
      while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
      return String(code - zero)
    })
    .join('')
}
