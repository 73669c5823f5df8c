import type { MeasuredApp } from './types'

// Describes a measured app, whose source is `page/<page>.tsx`. `button` is clicked, `row` is the awaited element;
// `row`, `close` and `isGone` run in the page.
const site = <const Name extends string>(page: Name, name: string): MeasuredApp & { page: Name } => ({
  page,
  name,
  button: 'button.fy-page',
  row: `() => window.__inModal('.fy-row:not([aria-hidden])')`,
  close: `() => window.__inModal('[role=dialog]').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
  )`,
  isGone: `() => !window.__inModal('.fy-scrim')`,
  connects: {
    row: '.fy-row:has-text("Installed")',
    account: `() => document.querySelector('button.fy-page--2')`,
  },
})

const dialog = (name: string, button: string, row: string): MeasuredApp => ({
  page: 'empty',
  name,
  button,
  row: `() => ${row}`,
  close: `() => ${row}.click()`,
  isGone: `() => !${row}`,
})

export const oneNetworkApp = site('one', 'EVM, one network')
/** Mounts every button; the first is clicked. */
export const buttonsApp = { ...site('buttons', 'EVM, one network, all buttons'), button: 'button.fy-page >> nth=0' }
/** Mounts every element of `@foyer/elements`, on a page without React. */
export const elementsApp: MeasuredApp & { page: 'elements' } = {
  ...site('elements', 'EVM, one network, all elements'),
  hasReact: false,
  button: 'foyer-button button',
  connects: {
    row: '.fy-row:has-text("Installed")',
    account: `() => document.querySelector('foyer-account')?.shadowRoot.querySelector('button')`,
  },
}
export const tenNetworksApp = site('ten', 'EVM, ten networks')
export const fiveAdaptersApp = site('five', 'five adapters')
export const solanaApp = site('solana', 'Solana, one network')
// Modal of `@solana/wallet-adapter-react-ui`, with the same wallet.
export const comparedModalApp: MeasuredApp = {
  page: 'solanaPeer',
  name: 'Solana’s wallet-adapter',
  button: 'button.wallet-adapter-button-trigger',
  row: `() => document.querySelector('.wallet-adapter-modal-list button')`,
  close: `() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))`,
  isGone: `() => !document.querySelector('.wallet-adapter-modal')`,
  connects: {
    row: '.wallet-adapter-modal-list button:has-text("Lantern")',
    account: `() => {
      const button = document.querySelector('.wallet-adapter-button-trigger')
      return button?.textContent.includes('..') ? button : undefined
    }`,
  },
}
/** Mounts viem's network objects, in place of Foyer's own. */
export const viemNetworksApp = site('viem', 'EVM, two of viem/chains')

/** Baseline of times and memory: an empty dialog, loaded like the modal and in its own root. */
export const emptyDialogApp = dialog(
  'empty React dialog',
  '#lazy',
  `document.querySelector('[data-empty]')?.shadowRoot.querySelector('#empty-row')`,
)
/** Fastest possible baseline: an empty dialog in the page's own tree. */
export const inTreeDialogApp = dialog('the same in the page', '#empty', `document.getElementById('empty-row')`)
