import type { SvelteHTMLElements } from 'svelte/elements'
import './exports/svelte.js'

export const button: SvelteHTMLElements['foyer-button'] = {
  class: 'wide',
  namespace: 'eip155',
  balance: 'hide',
  'connect-label': 'Join',
  'onfoyer-connect': ({ detail }) => detail.walletId.trim(),
}

export const network: SvelteHTMLElements['foyer-network'] = {
  'onfoyer-network-change': ({ detail }) => detail.caipNetworkId.trim(),
}

// @ts-expect-error no such value
export const wrong: SvelteHTMLElements['foyer-button'] = { balance: 'maybe' }
