import type { Site } from './types'

/**
 * The sites that are measured; their sources are `page/<page>.tsx`. `button` is pressed, `row` is what a visitor waits
 * for (both run in the page, as `close` and `isGone` do).
 */
const site = <const Name extends string>(page: Name, name: string): Site & { page: Name } => ({
  page,
  name,
  button: 'button.fy-page',
  row: `() => window.__inModal('.fy-row:not([aria-hidden])')`,
  close: `() => window.__inModal('[role=dialog]').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
  )`,
  isGone: `() => !window.__inModal('.fy-scrim')`,
  connects: true,
})

const dialog = (name: string, button: string, row: string): Site => ({
  page: 'empty',
  name,
  button,
  row: `() => ${row}`,
  close: `() => ${row}.click()`,
  isGone: `() => !${row}`,
  connects: false,
})

export const one = site('one', 'EVM, one network')
/** The same with every button that we have; the first is pressed. */
export const buttons = { ...site('buttons', 'EVM, one network, all buttons'), button: 'button.fy-page >> nth=0' }
export const ten = site('ten', 'EVM, ten networks')
export const five = site('five', 'five adapters')
/** Always on the objects of viem, whatever the others are on. */
export const viem = site('viem', 'EVM, two of viem/chains')

/** What every figure of time and memory stands beside: loaded as ours is, and in a root of its own. */
export const empty = dialog(
  'empty React dialog',
  '#lazy',
  `document.querySelector('[data-empty]')?.shadowRoot.querySelector('#empty-row')`,
)
/** The same in the page's own tree: nothing can be quicker. */
export const inTree = dialog('the same in the page', '#empty', `document.getElementById('empty-row')`)
