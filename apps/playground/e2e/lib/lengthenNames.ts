import type { Page } from 'playwright-core'

// A word without a break opportunity, like many German words and all domains.
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'

// Names that apps, wallets, networks and people choose.
const NAMES =
  /Lantern|Kitewing|Northbeam|Archway|Pharos|Foyer Phone|Harbor(?: Dollar| Light)?|Ethereum|Optimism|Polygon|Bitcoin Testnet|Cosmos Hub|\bBase\b|Sepolia|[\w.+-]+(?=@harbor\.example)|maya(?=\.)/g

/** Replaces each name in the open modal by a very long word until its next render. Returns a function to undo it. */
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
