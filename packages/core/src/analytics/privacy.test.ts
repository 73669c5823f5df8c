import { describe, expect, it } from 'vitest'
import { fakeNetwork } from '../testing/fakeNetworks.js'
import type { Network } from '../types/network.js'
import { setUpAnalytics } from './testing/setUpAnalytics.js'

const create = setUpAnalytics()

const ADDRESSES: readonly (readonly [string, string])[] = [
  ['EVM', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['EVM, small letters', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'],
  ['EVM without 0x', 'd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['EVM, shortened', '0xd8dA…6045'],
  ['EVM, shortened with dots', '0xd8dA6B...A96045'],
  ['CAIP-10 of an EVM address', 'eip155:1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
  ['CAIP-10 of a name', 'near:mainnet:alice-in.near'],
  ['CAIP-10 of a numbered account', 'hedera:mainnet:0.0.1234567890-zbhlt'],
  ['Solana', '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
  ['Solana without a digit', 'KXtgCWdTXJSDpbDjBkheTqATZRuJosgAsUaBcDeFgHJK'],
  ['Bitcoin, legacy', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['Bitcoin, script', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['Bitcoin, bech32', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['Bitcoin, taproot', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
  ['Cosmos', 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02'],
  ['Polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['Tron', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
  ['TON', 'EQDrjaLahLkMB-hMCmkzOyBuHJ139ZUYmPHu6RRBKnbdLIYI'],
  ['Starknet', '0x049d36570d4e46f48e99674bd3fcc84644ddd6b96f7c741b1562b82f9e004dc7'],
]

/** Six characters in a row identify an address. */
const piecesOf = (address: string) =>
  Array.from({ length: address.length - 5 }, (_, at) => address.slice(at, at + 6)).filter((piece) =>
    /^[\da-zA-Z]+$/.test(piece),
  )

const sentBy = ({ backend, page }: Pick<ReturnType<typeof create>, 'backend' | 'page'>) =>
  [
    ...backend.arrived.map(({ url, init }) => `${url} ${init.body}`),
    ...page.beacons.map(({ url, body }) => `${url} ${body}`),
  ].join('\n')

describe.each(ADDRESSES)('no address leaves the page: %s', (_, address) => {
  // Drops the CAIP-2 prefix: events may contain the network, but not the address.
  const own = address.replace(/^.*:/, '')
  const leaks = (text: string) => [own, ...piecesOf(own)].filter((piece) => text.includes(piece))

  it('in any property of an event', async () => {
    const { start, track, backend, page, pass } = create()
    start()
    track({ name: 'SELECT_WALLET', properties: { name: `Wallet ${address} said no`, platform: 'browser' } })
    track({ name: 'SELECT_WALLET', properties: { name: `{"from":"${address}","to":["${address}"]}`, platform: 'web' } })
    track({ name: 'SEARCH_WALLET', properties: { search: address } })
    track({ name: 'MODAL_OPEN', properties: { connected: true, [address]: { deep: [[address]] }, address } as never })
    await pass()
    track({ name: 'SEARCH_WALLET', properties: { search: encodeURIComponent(address) } })
    page.leave()
    expect(backend.names()).toHaveLength(4)
    expect(page.beacons).toHaveLength(1)
    expect(leaks(sentBy({ backend, page }))).toEqual([])
  })

  it('in an error or in the URL of the page', async () => {
    const { start, reportError, backend, page, pass } = create({
      href: `https://app.harbor.example/of/${address}/nfts?owner=${address}#${address}`,
    })
    start()
    const error = new Error(`No balance for ${address}.`)
    error.name = address
    error.stack = `Error: ${address}\n    at load (https://app.harbor.example/of/${address}?a=${address}:1:2)`
    reportError(error)
    reportError(`${'far '.repeat(499)}${address} and on`)
    await pass(20_000)
    expect(backend.names()).toHaveLength(2)
    expect(leaks(sentBy({ backend, page }))).toEqual([])
    expect(backend.events()[0]?.url).toMatch(/^https:\/\/app\.harbor\.example\/of\/\S+\/nfts$/)
  })
})

it('no event contains the query or the hash of the page', async () => {
  const { start, track, reportError, backend, page, pass } = create()
  start()
  const { href, search, hash } = location
  track({ name: 'SELECT_WALLET', properties: { name: `Blocked at ${href}, from /swap${search}`, platform: 'web' } })
  track({ name: 'SELECT_WALLET', properties: { name: search, platform: 'browser', view: hash } })
  const error = new Error(`Cannot load (${href})`)
  error.stack = `Error\n    at go (${href}:10:5)\n    at "${href}"`
  reportError(error)
  await pass(20_000)
  expect(backend.names()).toHaveLength(3)
  for (const secret of ['alice', 's3cret', 'token', 'inbox']) expect(sentBy({ backend, page })).not.toContain(secret)
  expect(backend.events()[0]).toMatchObject({ url: 'https://app.harbor.example:8443/swap' })
})

it.each(['mia.lind@harbor.example', 'mia+wallet@mail.harbor.example', 'MIA@HARBOR.EXAMPLE'])(
  'no email address leaves the page: %s',
  async (email) => {
    const { start, track, reportError, backend, page, pass } = create()
    start()
    track({ name: 'SEARCH_WALLET', properties: { search: email } })
    track({ name: 'SELECT_WALLET', properties: { name: `of ${email}, they say`, platform: 'browser' } })
    track({ name: 'SELECT_WALLET', properties: { name: encodeURIComponent(email), platform: 'browser' } })
    reportError(new Error(`${email} has another wallet`))
    await pass(20_000)
    expect(backend.names()).toHaveLength(4)
    for (const part of [email, email.split('@')[0]]) expect(sentBy({ backend, page })).not.toContain(part)
  },
)

it('no event contains the message of an error, which may hold a name, a code or a password', async () => {
  const { start, reportError, backend, page, pass } = create()
  start()
  const error = new TypeError('Wrong code 481902 of Mia')
  error.stack = `TypeError: ${error.message}\nsecond line of Mia\n    at go (https://app.harbor.example/go.js:1:2)\ngo@https://app.harbor.example/go.js:3:4`
  reportError(error)
  await pass(20_000)
  expect(backend.events()[0]?.props).toMatchObject({
    errorMessage: 'TypeError',
    stackTrace: '    at go (https://app.harbor.example/go.js:1:2)\ngo@https://app.harbor.example/go.js:3:4',
  })
  expect(sentBy({ backend, page })).not.toMatch(/481902|Mia/)
})

it('an event contains a pairing link without its topic and key', async () => {
  const { start, track, backend, page, pass } = create()
  start()
  const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
  const name = `No app for wc:${topic}@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303`
  track({ name: 'SELECT_WALLET', properties: { name, platform: 'mobile' } })
  await pass()
  expect(backend.events()[0]?.props).toMatchObject({ properties: { name: 'No app for wc:***@2' } })
  expect(sentBy({ backend, page })).not.toMatch(/symKey|587d54|7f6e50/)
})

it('text without personal data stays readable in an event', async () => {
  const solana = { ...fakeNetwork, caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } as unknown as Network
  const { start, track, reportError, backend, pass } = create({
    client: { projectId: 'p-1', networks: [fakeNetwork, solana] },
  })
  start()
  const wallet = {
    name: 'Demo Wallet #1 (io.metamask)',
    platform: 'mobile',
    walletRank: 3,
    view: 'AllWallets',
  } as const
  track({ name: 'SELECT_WALLET', properties: wallet })
  track({ name: 'SWITCH_NETWORK', properties: { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } })
  track({ name: 'INITIALIZE', properties: { networks: ['eip155:1'], features: { swaps: false, legalCheckbox: true } } })
  const error = new TypeError("Cannot read properties of undefined (reading 'request'), code -32603, 0x1")
  error.stack = [
    `TypeError: ${error.message}`,
    '    at async createWalletConnectConnector (https://app.harbor.example/assets/index-Dk3j2x9a.js:1:123456)',
    '    at Object.connect (https://app.harbor.example:5173/src/flows/main.mjs:10:5)',
  ].join('\n')
  reportError(error)
  await pass(20_000)
  expect(backend.events().map(({ props }) => props)).toMatchObject([
    { properties: wallet },
    { properties: { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' } },
    { properties: { networks: ['eip155:1'], features: { swaps: false, legalCheckbox: true } } },
    { errorMessage: 'TypeError', stackTrace: error.stack.split('\n').slice(1).join('\n') },
  ])
})
