import { createElement } from './createElement'

const ADDRESS = /^(0x[\da-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})$/i

/** Draws an address in groups of four with bold ends, for users to compare. Returns other texts as they are. */
export function drawAddress(value: string): HTMLElement | string {
  if (!ADDRESS.test(value)) return value
  const head = value.startsWith('0x') ? 6 : 4
  const middle = value.slice(head, -4).match(/.{1,4}/g) ?? []
  return createElement(
    'span',
    { class: 'address' },
    createElement('b', {}, value.slice(0, head)),
    ...middle.flatMap((group) => [createElement('wbr'), createElement('span', {}, group)]),
    createElement('wbr'),
    createElement('b', {}, value.slice(-4)),
  )
}
