import { createTronWallet, promptInPage, type TronWallet } from '@foyer/example-adapter/sandbox'

declare global {
  /** On the page `sixth`: controls the wallet's user. */
  var gannet: TronWallet | undefined
}

/** Installs a TRON wallet in this page. The URL sets its answer: `?sandbox=approve`, `reject`, or else a panel. */
export function installTronWallet(): void {
  const answer = new URLSearchParams(location.search).get('sandbox')
  globalThis.gannet = createTronWallet({
    name: 'Gannet',
    rdns: 'sandbox.foyer.gannet',
    chainIds: ['0x2b6653dc', '0xcd8690dc'],
    page: window,
    storage: localStorage,
    ask: async (question) => answer === 'approve' || (answer !== 'reject' && (await promptInPage('Gannet', question))),
  })
}
