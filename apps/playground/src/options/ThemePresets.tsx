import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { themePresets, toTheme } from './themePresets'

/** Lists themes to try at once, also on an open modal. */
export function ThemePresets() {
  const { update } = usePlayground()
  const { 'themeVariables.--fy-accent': accent, 'themeVariables.--fy-radius': radius } = useSettings()
  return (
    <section className="themes" aria-label="Ready-made themes">
      {themePresets.map(([name, presetAccent, presetRadius]) => (
        <button
          key={name}
          type="button"
          aria-pressed={accent === presetAccent && radius === presetRadius}
          onClick={() => update(toTheme(presetAccent, presetRadius))}
        >
          <i style={{ background: presetAccent, borderRadius: `calc(${presetRadius} * 2.5)` }} aria-hidden />
          {name}
        </button>
      ))}
    </section>
  )
}
