import { kilobytes, plain } from './format.mjs'
import { ten } from './pages.mjs'

/**
 * What `npm test` holds: bytes, counts and violations, which no busy machine changes. Lowered when they are beaten, never
 * raised without saying why. `goals.mjs` has where they shall go.
 *
 * The definition of a network counts, as it does in a site: 0.9 kB for the first. With viem's own objects, `base` brings
 * what the OP stack needs, 18 kB.
 */
export const budgets = [
  ['one network: JS before a click, beyond React', ({ bytes }) => bytes.vite.one.page.bytes, 13_100, kilobytes],
  ['one network: of it wagmi and viem', ({ bytes }) => bytes.vite.one.page.chain, 0, kilobytes],
  ['ten networks: JS before a click, beyond React', ({ bytes }) => bytes.vite.ten.page.bytes, 35_300, kilobytes],
  ['five adapters: JS before a click, beyond React', ({ bytes }) => bytes.vite.five.page.bytes, 35_300, kilobytes],
  ['ten networks: JS that a press waits for', ({ bytes }) => bytes.vite.ten.cold.press.bytes, 42_500, kilobytes],
  ['ten networks: requests that a press waits for', ({ bytes }) => bytes.vite.ten.cold.press.requests, 19, plain],
  ['ten networks: of them one after the other', ({ bytes }) => bytes.vite.ten.cold.press.depth, 3, plain],
  ['five adapters: JS that a press waits for', ({ bytes }) => bytes.vite.five.cold.press.bytes, 42_500, kilobytes],
  ['five adapters: of it chains’ libraries', ({ bytes }) => bytes.vite.five.cold.press.chain, 0, kilobytes],
  [
    'one network: JS in all until connected, beyond React',
    ({ bytes }) => bytes.vite.one.inAll.bytes,
    106_500,
    kilobytes,
  ],
  ['kept per open and close: heap', ({ kept }) => kept[ten.name].heap, 4_500, kilobytes],
  ['kept per open and close: DOM nodes', ({ kept }) => kept[ten.name].nodes, 0, plain],
  ['kept per open and close: listeners', ({ kept }) => kept[ten.name].listeners, 0, plain],
  ['axe violations', ({ cleanliness }) => cleanliness.axe.length, 0, plain],
  ['strict CSP violations', ({ cleanliness }) => cleanliness.csp.length, 0, plain],
  ['errors and warnings in the console', ({ cleanliness }) => cleanliness.complaints.length, 0, plain],
  ['requests to other hosts before a click', ({ cleanliness }) => cleanliness.otherHosts.length, 0, plain],
]
