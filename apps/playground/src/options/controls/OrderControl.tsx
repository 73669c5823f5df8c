import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ControlProps } from './controlProps'

interface OrderControlProps extends Omit<ControlProps<readonly string[]>, 'id'> {
  readonly values: readonly string[]
  readonly ready?: readonly (readonly [name: string, values: readonly string[]])[] | undefined
  /** Whether the user cannot turn off the last value. */
  readonly needsOne?: boolean
}

/** Lists the chosen values in their order, then the others. */
export function OrderControl({ labelId, hintId, values, ready, value, onChange, needsOne }: OrderControlProps) {
  const others = values.filter((each) => !value.includes(each))
  const toggle = (each: string, isIn: boolean) =>
    onChange(isIn ? [...value, each] : value.filter((other) => other !== each))
  const move = (index: number, by: number) => {
    const next = [...value]
    const [each] = next.splice(index, 1)
    if (each !== undefined) next.splice(index + by, 0, each)
    onChange(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the option's label
    <div role="group" className="order" aria-labelledby={labelId} aria-describedby={hintId}>
      {ready && (
        <div className="presets">
          {ready.map(([name, each]) => (
            <button key={name} type="button" aria-pressed={each.join() === value.join()} onClick={() => onChange(each)}>
              {name}
            </button>
          ))}
        </div>
      )}
      <ul>
        {[...value, ...others].map((each, index) => {
          const isIn = index < value.length
          return (
            <li key={each} data-in={isIn || undefined}>
              <label>
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={isIn}
                  disabled={isIn && needsOne && value.length === 1}
                  onChange={(event) => toggle(each, event.currentTarget.checked)}
                />
                {each}
              </label>
              {isIn && value.length > 1 && (
                <span className="order-moves">
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Move ${each} up`}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUp size={14} strokeWidth={2.1} aria-hidden />
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={`Move ${each} down`}
                    disabled={index === value.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDown size={14} strokeWidth={2.1} aria-hidden />
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
