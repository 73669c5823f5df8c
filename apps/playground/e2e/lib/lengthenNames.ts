import type { Page } from 'playwright-core'

/** No place to break it, as many German words and all domains are. */
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'

/** Names that strangers choose: of sites, wallets, networks, people. */
const NAMES =
  /Lantern|Kitewing|Northbeam|Archway|Pharos|Foyer Phone|Harbor(?: Dollar| Light)?|Ethereum|Optimism|Polygon|Bitcoin Testnet|Cosmos Hub|\bBase\b|Sepolia|[\w.+-]+(?=@harbor\.example)|maya(?=\.)/g

/** Puts a very long word in the place of every name in the open modal. It stays until the part is drawn anew. */
export function lengthenNames(page: Page): Promise<void> {
  return page.evaluate(
    ({ source, long }) => {
      const root = document.querySelector('[data-foyer]')?.shadowRoot
      if (!root) return
      const names = new RegExp(source, 'g')
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        node.textContent = node.textContent?.replace(names, long) ?? null
      }
    },
    { source: NAMES.source, long: LONG },
  )
}
