import type { Page } from 'playwright-core'

/** No place to break it, as many German words and all domains are. */
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'

/** Names that strangers choose: of sites, wallets, networks, people. */
const NAMES =
  /Lantern|Kitewing|Northbeam|Archway|Pharos|Foyer Phone|Harbor(?: Dollar| Light)?|Ethereum|Optimism|Polygon|Bitcoin Testnet|Cosmos Hub|\bBase\b|Sepolia|[\w.+-]+(?=@harbor\.example)|maya(?=\.)/g

/**
 * Puts a very long word in the place of every name in the open modal, which stays until the part is drawn anew. Gives what
 * puts the names back.
 */
export async function lengthenNames(page: Page): Promise<() => Promise<void>> {
  const lengthened = await page.evaluateHandle(
    ({ source, long }) => {
      const root = document.querySelector('[data-foyer]')?.shadowRoot
      const names = new RegExp(source, 'g')
      const changed: { readonly node: Node; readonly before: string; readonly after: string }[] = []
      const walker = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker?.nextNode(); node; node = walker?.nextNode()) {
        const before = node.textContent ?? ''
        const after = before.replace(names, long)
        if (after === before) continue
        node.textContent = after
        changed.push({ node, before, after })
      }
      return changed
    },
    { source: NAMES.source, long: LONG },
  )
  return async () => {
    await lengthened.evaluate((changed) => {
      for (const { node, before, after } of changed) if (node.textContent === after) node.textContent = before
    })
    await lengthened.dispose()
  }
}
