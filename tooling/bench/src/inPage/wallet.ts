// Runs first in the page: installs a wallet that answers at once.
;(() => {
  type Listener = (...input: unknown[]) => void
  const listeners = new Map<string, Listener[]>()
  const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return [account]
      if (method === 'wallet_requestPermissions') return [{ parentCapability: 'eth_accounts', caveats: [] }]
      if (method === 'wallet_revokePermissions') return null
      throw Object.assign(new Error(`${method} is not supported`), { code: 4200 })
    },
    on: (event: string, listener: Listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    removeListener: (event: string, listener: Listener) =>
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((each) => each !== listener),
      ),
  }
  const detail = Object.freeze({
    info: {
      uuid: crypto.randomUUID(),
      name: 'Lantern',
      rdns: 'example.lantern',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    provider,
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
})()
