import { useEffect } from 'react'
import { useSettings } from '../modal/PlaygroundContext'

/** The page wears the theme of the modal: one accent, one radius, one mode. And it knows the modal's layer. */
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
