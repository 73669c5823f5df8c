export interface ChipsProps<T> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

export function Chips<T extends string | boolean | undefined>({ label, options, value, onChange }: ChipsProps<T>) {
  return (
    <fieldset className="fy-chips" aria-label={label}>
      {options.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          className="fy-chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          <span>{option.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
