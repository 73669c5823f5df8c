import type { InputHTMLAttributes } from 'react'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'checked' | 'onChange'> & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Switch({ checked, onChange, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      className="switch"
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
