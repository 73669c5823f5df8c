import type { IconNode } from 'lucide'
import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { FieldError } from './FieldError.js'
import { Icon } from './Icon.js'

interface TextFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'placeholder' | 'value'> {
  readonly field: RefObject<HTMLInputElement | null>
  readonly label: string
  readonly icon: IconNode
  readonly focusKey: string
  readonly onType: (text: string) => void
  /** Replaces the hint. */
  readonly error: string | undefined
  readonly hint: ReactNode
  /** True if the hint tells what has changed. @default false */
  readonly isHintLive?: boolean
}

/** Shows a field for machine-readable text, such as an address or a URL, with a hint or an error below it. */
export function TextField(props: TextFieldProps) {
  const { field, label, icon, focusKey, onType, error, hint, isHintLive, ...input } = props
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="fy-field">
      <label className="fy-label" htmlFor={id}>
        {label}
      </label>
      <div className={`fy-input${error === undefined ? '' : ' is-bad'}`} dir="ltr">
        <Icon node={icon} strokeWidth={1.75} />
        <input
          {...input}
          ref={field}
          id={id}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          data-focus-key={focusKey}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hintId}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      {error === undefined ? (
        <p className="fy-hint" id={hintId} role={isHintLive ? 'status' : undefined}>
          {hint}
        </p>
      ) : (
        <FieldError id={hintId}>{error}</FieldError>
      )}
    </div>
  )
}
