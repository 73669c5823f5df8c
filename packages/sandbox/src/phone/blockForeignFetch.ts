const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])
const VERIFY = new Set(['verify.walletconnect.org', 'verify.walletconnect.com'])

/**
 * Blocks and records requests to other machines. Redirects requests for WalletConnect's Verify, whose URL the client
 * hard-codes, to the relay, which imitates it.
 *
 * @returns blocked URLs; the list grows with each one
 */
export function blockForeignFetch(relayUrl: string): string[] {
  const { fetch } = globalThis
  const relay = relayUrl.replace(/^ws/, 'http')
  const blocked: string[] = []
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (VERIFY.has(url.hostname)) return fetch(new URL(`${url.pathname}${url.search}`, relay), init)
    if (LOOPBACK.has(url.hostname)) return fetch(input, init)
    blocked.push(url.href)
    throw new TypeError('fetch failed: the phone does not leave this machine')
  }
  return blocked
}
