import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { presets, toTheme } from './presets'

export function ThemePresets() {
  const { update } = usePlayground()
  const { 'themeVariables.--fy-accent': accent, 'themeVariables.--fy-radius': radius } = useSettings()
  return (
    <fieldset className="presets">
      <legend className="hidden">Ready-made themes</legend>
      {presets.map(([name, presetAccent, presetRadius]) => (
        <button
          key={name}
          type="button"
          aria-pressed={accent === presetAccent && radius === presetRadius}
          onClick={() => update(toTheme(presetAccent, presetRadius))}
        >
          <i style={{ background: presetAccent, borderRadius: `calc(${presetRadius} * 2)` }} aria-hidden />
          {name}
        </button>
      ))}
    </fieldset>
  )
}
