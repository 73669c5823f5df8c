import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FullAddress } from './FullAddress.js'

const draw = (address: string) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<FullAddress address={address} />)
  const groups = [...(host.firstElementChild?.children ?? [])].filter(({ tagName }) => tagName !== 'WBR')
  return { host, groups: groups.map(({ tagName, textContent }) => (tagName === 'B' ? `*${textContent}` : textContent)) }
}

it.each([
  [
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    ['*0x7099', '7970', 'C518', '12dc', '3A01', '0C7d', '01b5', '0e0d', '17dc', '*79C8'],
  ],
  [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    ['*bc1q', 'w508', 'd6qe', 'jxtd', 'g4y5', 'r3za', 'rvar', 'y0c5', 'xw7k', 'v8', '*f3t4'],
  ],
  ['abcdefgh', []],
])('an address is drawn in groups of four with bold ends: %s', (address, groups) => {
  const drawn = draw(address)
  expect(drawn.groups).toEqual(groups)
  expect(drawn.host.textContent).toBe(address)
})
