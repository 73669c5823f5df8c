import { ChevronRight } from 'lucide-react'
import { useSettings } from '../modal/PlaygroundContext'
import { isSettingChanged } from '../settings/changes'
import { findOverrides, isProjectSettingKey } from './findOverrides'
import { OptionRow } from './OptionRow'
import type { OptionGroupDefinition as Group } from './optionGroups'
import { useRemoteFeatures } from './useRemoteFeatures'

interface OptionGroupProps {
  readonly group: Group
  /** Keys that match the search. */
  readonly keys: Group['keys']
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
}

export function OptionGroup({ group, keys, open, onToggle }: OptionGroupProps) {
  const settings = useSettings()
  const overrules = findOverrides(settings, useRemoteFeatures(open && keys.some(isProjectSettingKey)))
  const changes = group.keys.filter((key) => isSettingChanged(settings, key)).length
  return (
    <details
      className="option-group"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onToggle(currentTarget.open)
      }}
    >
      <summary>
        <ChevronRight className="chevron" size={16} strokeWidth={2} aria-hidden />
        <h3>{group.name}</h3>
        <span className="quiet">{changes > 0 ? `${changes} changed` : group.hint}</span>
      </summary>
      {open && (
        <div className="option-rows">
          {keys.map((key) => (
            <OptionRow key={key} settingKey={key} overruled={overrules[key]} />
          ))}
        </div>
      )}
    </details>
  )
}
