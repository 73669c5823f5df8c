import { useEffect } from 'react'
import { useSettings } from '../modal/PlaygroundContext'

/** Applies the modal's theme (accent, radius, mode) and layer to the page. */
export function usePageTheme(): void {
  const settings = useSettings()
  const {
    themeMode,
    'themeVariables.--fy-accent': accent,
    'themeVariables.--fy-radius': radius,
    'themeVariables.--fy-z': layer,
  } = settings
  useEffect(() => {
    const { dataset, style } = document.documentElement
    if (themeMode === 'system') delete dataset.theme
    else dataset.theme = themeMode
    style.setProperty('--accent', accent)
    style.setProperty('--radius', radius)
    style.setProperty('--layer', layer)
  }, [themeMode, accent, radius, layer])
}
