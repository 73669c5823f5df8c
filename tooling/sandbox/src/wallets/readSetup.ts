import type { Answer, PageSetup } from './scriptTypes'

const ANSWERS: readonly string[] = ['approve', 'reject', 'never', 'panel'] satisfies Answer[]
const MODE_KEY = 'foyer-sandbox:mode'

/** What a test prepared; else `?sandbox=approve` in the address; else the mode kept in localStorage. */
export function readSetup(): PageSetup {
  const mode = new URL(location.href).searchParams.get('sandbox') ?? readKeptMode()
  const asked: PageSetup = mode !== null && ANSWERS.includes(mode) ? { mode: mode as Answer } : {}
  return { ...asked, ...globalThis.__sandboxScript }
}

function readKeptMode(): string | null {
  try {
    return localStorage.getItem(MODE_KEY)
  } catch {
    return null
  }
}
