import { Select } from '../../parts/Select'
import type { ProjectToggle } from '../../settings/settings'
import type { ToggleOrListOption } from '../option'
import type { ControlProps } from './controlProps'
import { ListControl } from './ListControl'
import { OrderControl } from './OrderControl'

const choices = [
  ['default', 'Default'],
  ['on', 'On'],
  ['off', 'Off'],
  ['list', 'Only …'],
] as const

type MaybeListControlProps = ControlProps<ProjectToggle | readonly string[]> & { readonly option: ToggleOrListOption }

export function ToggleOrListControl({ option, id, labelId, hintId, value, onChange }: MaybeListControlProps) {
  const { values, placeholder } = option
  const isList = typeof value !== 'string'
  // Omits "On" for known values, as choosing some of them turns the feature on.
  const offered = values ? choices.filter(([each]) => each !== 'on') : choices
  return (
    <div className="stack">
      <Select
        id={id}
        aria-describedby={hintId}
        choices={offered}
        value={isList ? 'list' : value}
        onChange={(choice) => onChange(choice === 'list' ? (values ?? []) : (choice as ProjectToggle))}
      />
      {isList && values && (
        <OrderControl labelId={labelId} hintId={hintId} values={values} value={value} onChange={onChange} />
      )}
      {isList && !values && (
        <ListControl
          id={`${id}-list`}
          hintId={hintId}
          label="Providers, one a line"
          placeholder={placeholder}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  )
}
