import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly onChange: (value: string) => void
}

export function Select({ choices, onChange, ...rest }: SelectProps) {
  return (
    <span className="select">
      <select {...rest} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={2.1} aria-hidden />
    </span>
  )
}
