import type { Namespace } from '../types/caip.js'

interface Browser {
  readonly namespaces: readonly Namespace[]
  readonly link: (url: string, origin: string) => string
}

const enc = encodeURIComponent

const browsers: Readonly<Record<string, Browser>> = {
  // Phantom (https://docs.phantom.com/phantom-deeplinks/other-methods/browse, read 2026-11)
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: {
    namespaces: ['solana', 'eip155', 'bip122'],
    link: (url, origin) => `https://phantom.app/ul/browse/${enc(url)}?ref=${enc(origin)}`,
  },
  // Solflare (https://docs.solflare.com/solflare/technical/deeplinks/other-methods/browse, read 2026-11)
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': {
    namespaces: ['solana'],
    link: (url) => `https://solflare.com/ul/v1/browse/${enc(url)}?ref=${enc(url)}`,
  },
  // Coinbase Wallet (https://github.com/coinbase/coinbase-wallet-sdk/issues/1110, 2024-01)
  d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8: {
    namespaces: ['solana', 'eip155'],
    link: (url) => `https://go.cb-w.com/dapp?cb_url=${enc(url)}`,
  },
}

export function toWalletBrowserLink(
  walletId: string,
  url: string,
  namespaces: readonly Namespace[],
): string | undefined {
  const browser = Object.hasOwn(browsers, walletId) ? browsers[walletId] : undefined
  if (!browser?.namespaces.some((each) => namespaces.includes(each))) return undefined
  return browser.link(url, new URL(url).origin)
}
