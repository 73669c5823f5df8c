import type { Handlers } from '@foyer/auth-frame/host'
import { readAccent } from '../readAccent'

type ThemeHandlers = Pick<Handlers, 'SYNC_THEME' | 'SYNC_DAPP_DATA'>

/** The page's look; nothing else of the page's wishes gets into this window. */
export const createThemeHandlers = (body: HTMLElement): ThemeHandlers => ({
  SYNC_THEME({ themeMode, themeVariables, w3mThemeVariables }) {
    if (themeMode !== undefined) body.dataset.fyTheme = themeMode
    if (themeVariables === undefined && w3mThemeVariables === undefined) return
    const accent = readAccent({ ...w3mThemeVariables, ...themeVariables })
    if (accent === undefined) body.style.removeProperty('--fy-accent')
    else body.style.setProperty('--fy-accent', accent)
  },
  // Taken and not shown: a name that the page gives itself says nothing of who it is.
  SYNC_DAPP_DATA: () => undefined,
})
