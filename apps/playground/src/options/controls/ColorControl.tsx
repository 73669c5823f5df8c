import type { ControlProps } from './controlProps'

/** Renders a picker, and a text field for `oklch(…)` and the like. */
export function ColorControl({ id, labelId, hintId, value, onChange }: ControlProps<string>) {
  return (
    <span className="color">
      <input
        type="color"
        aria-labelledby={labelId}
        aria-describedby={hintId}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#808080'}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        id={id}
        className="input"
        value={value}
        aria-describedby={hintId}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  )
}
