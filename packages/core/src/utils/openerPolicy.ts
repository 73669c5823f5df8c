export const OPENER_POLICY_HINT =
  'This page is served with the header "Cross-Origin-Opener-Policy: same-origin", which parts it from the windows that it ' +
  'opens: they read as closed, and cannot answer. Use "same-origin-allow-popups".'

/**
 * Returns true if `Cross-Origin-Opener-Policy` separates the page from its popups, so that an open popup looks closed.
 * Reads `crossOriginIsolated`, else the page's headers by a `HEAD` request. False if these cannot be read.
 */
export async function isIsolatedFromPopups(): Promise<boolean> {
  if (globalThis.crossOriginIsolated) return true
  const url = topUrl()
  if (url === undefined) return false
  try {
    const { headers } = await fetch(url, { method: 'HEAD', credentials: 'same-origin' })
    return /^\s*same-origin\s*(;|$)/i.test(String(headers.get('cross-origin-opener-policy')))
  } catch {
    return false
  }
}

function topUrl(): string | undefined {
  try {
    const url = new URL((globalThis.top ?? globalThis).location.href)
    url.hash = ''
    return /^https?:$/.test(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}
