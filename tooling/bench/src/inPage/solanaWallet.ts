// Runs first in the page: installs a Solana wallet that answers at once, on the pages `solana` and `solanaPeer`.
if (/\/solana\w*\/$/.test(location.pathname)) {
  const address = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
  const hex = '06ddf6e1d765a193d9cbe146ceeb79ac1cb485ed5f5b37913a8cf5857eff00a9'
  const chains = ['solana:mainnet']
  const account = {
    address,
    publicKey: Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    chains,
    features: ['solana:signAndSendTransaction', 'solana:signTransaction', 'solana:signMessage'],
  }
  const listeners = new Set<(change: object) => void>()
  const refuse = () => Promise.reject(new Error('This wallet signs nothing'))
  const wallet = {
    version: '1.0.0',
    name: 'Lantern',
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains,
    accounts: [] as object[],
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false }: { silent?: boolean } = {}) {
          if (silent || wallet.accounts.length) return { accounts: wallet.accounts }
          wallet.accounts = [account]
          for (const listener of listeners) listener({ accounts: wallet.accounts })
          return { accounts: wallet.accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        async disconnect() {
          wallet.accounts = []
        },
      },
      'standard:events': {
        version: '1.0.0',
        on(_event: string, listener: (change: object) => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
      'solana:signAndSendTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signAndSendTransaction: refuse,
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: refuse,
      },
      'solana:signMessage': { version: '1.0.0', signMessage: refuse },
    },
  }
  interface Api {
    register(wallet: object): void
  }
  const register = (api: Api) => api.register(wallet)
  // Apps dispatch an event of their own class, which is no CustomEvent.
  window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent<Api>).detail))
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
}
