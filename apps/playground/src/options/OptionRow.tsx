import { CornerDownRight, RotateCcw } from 'lucide-react'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { isSettingChanged } from '../settings/changes'
import { defaultSettings } from '../settings/defaultSettings'
import type { SettingKey } from '../settings/settings'
import { OptionControl } from './OptionControl'
import { options } from './options'

// Controls that fit beside the name of the option; others are below it.
const inline = ['toggle']
// Controls with several fields, labeled as a group.
const grouped = ['order', 'byNetwork', 'customWallets']

interface OptionRowProps {
  readonly settingKey: SettingKey
  /** Reason why the option has no effect now. */
  readonly overruled: string | undefined
}

export function OptionRow({ settingKey: key, overruled }: OptionRowProps) {
  const { update } = usePlayground()
  const settings = useSettings()
  const option = options[key]
  const id = `option-${key.replaceAll('.', '-')}`
  const changed = isSettingChanged(settings, key)
  const name = <OptionName name={option.label ?? key} isCode={!option.label || option.label.includes('(')} />
  return (
    <div
      className="option"
      data-inline={inline.includes(option.control) || undefined}
      data-changed={changed || undefined}
    >
      <div className="option-head">
        {grouped.includes(option.control) ? (
          <span id={`${id}-label`} className="option-name">
            {name}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className="option-name">
            {name}
          </label>
        )}
        {changed && (
          <button
            type="button"
            className="icon-button option-reset"
            aria-label={`Reset ${option.label ?? key}`}
            onClick={() => update({ [key]: defaultSettings[key] })}
          >
            <RotateCcw size={14} strokeWidth={2.1} aria-hidden />
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="option-hint">
        {option.hint}
        {overruled && (
          <span className="option-overruled">
            <CornerDownRight size={14} strokeWidth={2.1} aria-hidden />
            {overruled}
          </span>
        )}
      </p>
      <div className="option-control">
        <OptionControl
          id={id}
          labelId={`${id}-label`}
          hintId={`${id}-hint`}
          option={option}
          networks={settings.networks}
          value={settings[key]}
          onChange={(value) => update({ [key]: value })}
        />
      </div>
    </div>
  )
}

// Mutes the path before the name, as in `features.email`.
function OptionName({ name, isCode }: { readonly name: string; readonly isCode: boolean }) {
  if (!isCode) return name
  const dot = name.includes('(') ? -1 : name.lastIndexOf('.')
  return (
    <code>
      {dot > 0 && <span className="quiet">{name.slice(0, dot + 1)}</span>}
      {name.slice(dot + 1)}
    </code>
  )
}
