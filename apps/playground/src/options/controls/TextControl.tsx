import type { TextOption } from '../option'
import type { ControlProps } from './controlProps'

export function TextControl({
  option,
  id,
  hintId,
  value,
  onChange,
}: ControlProps<string> & { readonly option: TextOption }) {
  return (
    <input
      id={id}
      className="input"
      type={option.type ?? 'text'}
      value={value}
      placeholder={option.placeholder}
      aria-describedby={hintId}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
