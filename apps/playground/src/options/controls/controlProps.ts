/** Props of every control: value, change handler, and ids of label and hint. */
export interface ControlProps<T> {
  readonly id: string
  readonly labelId: string
  readonly hintId: string
  readonly value: T
  readonly onChange: (value: T) => void
}
