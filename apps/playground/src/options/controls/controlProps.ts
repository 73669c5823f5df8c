/** What every control gets: its value, its change, and the ids that tie it to its name and its hint. */
export interface ControlProps<T> {
  readonly id: string
  readonly labelId: string
  readonly hintId: string
  readonly value: T
  readonly onChange: (value: T) => void
}
