import { askInPage, createTronWallet, type TronWallet } from '@foyer/example-adapter/sandbox'

declare global {
  /** On the page `sixth`: the hands of the wallet's owner. */
  var gannet: TronWallet | undefined
}

/** A TRON wallet in this page. The page's address says how it answers: `?sandbox=approve`, `reject`, or else a person. */
export function installGannet(): void {
  const answer = new URLSearchParams(location.search).get('sandbox')
  globalThis.gannet = createTronWallet({
    name: 'Gannet',
    rdns: 'sandbox.foyer.gannet',
    chainIds: ['0x2b6653dc', '0xcd8690dc'],
    page: window,
    storage: localStorage,
    ask: async (question) => answer === 'approve' || (answer !== 'reject' && (await askInPage('Gannet', question))),
  })
}
