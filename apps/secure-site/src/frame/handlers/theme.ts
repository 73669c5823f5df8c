import type { Handlers } from '@foyer/auth-frame/server'
import { loadTexts } from '../../texts/loadTexts'

type ThemeHandlers = Pick<Handlers, 'SYNC_THEME' | 'SYNC_DAPP_DATA'>

export const createThemeHandlers = (body: HTMLElement): ThemeHandlers => ({
  SYNC_THEME({ themeMode, themeVariables, w3mThemeVariables, language }) {
    if (language !== undefined) void loadTexts(language)
    if (themeMode !== undefined) body.dataset.fyTheme = themeMode
    if (themeVariables === undefined && w3mThemeVariables === undefined) return
    const accent = readAccent({ ...w3mThemeVariables, ...themeVariables })
    if (accent === undefined) body.style.removeProperty('--fy-accent')
    else body.style.setProperty('--fy-accent', accent)
  },
  // Ignores the name that the page claims, because it proves nothing.
  SYNC_DAPP_DATA: () => undefined,
})

const NAMES = ['--fy-accent', '--w3m-accent']
/** Allows colors only: no `url()`, no `var()`. */
const COLOUR = /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/a-z-]{3,60}\))$/i

function readAccent(variables: Readonly<Record<string, string | number>>): string | undefined {
  const value = NAMES.map((name) => variables[name]).find((each) => typeof each === 'string')
  if (typeof value !== 'string' || !COLOUR.test(value.trim())) return undefined
  return CSS.supports('color', value) ? value.trim() : undefined
}
