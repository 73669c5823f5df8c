import { Monitor, Moon, Sun } from 'lucide-react'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'

const modes = [
  ['system', 'System', Monitor],
  ['light', 'Light', Sun],
  ['dark', 'Dark', Moon],
] as const

/** Switches page and modal together by one option, `themeMode`. */
export function ColorModeSwitch() {
  const { update } = usePlayground()
  const { themeMode } = useSettings()
  return (
    <fieldset className="mode-switch">
      <legend className="hidden">Color mode</legend>
      {modes.map(([mode, name, Icon]) => (
        <button
          key={mode}
          type="button"
          aria-pressed={themeMode === mode}
          aria-label={name}
          title={name}
          onClick={() => update({ themeMode: mode })}
        >
          <Icon size={16} strokeWidth={2} aria-hidden />
        </button>
      ))}
    </fieldset>
  )
}
