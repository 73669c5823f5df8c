import { createPublicClient, type Hex, http, type PublicClient, verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EvmSandbox, startEvm } from '../src/exports/index'
import { openDapp } from './lib/openDapp'

/** MetaMask's own test page (MIT): its requests work with MetaMask, so they must work with our wallets. */
const DAPP = {
  name: '@metamask/test-dapp',
  version: '9.9.0',
  integrity: 'sha512-zsWr+FADmvKRBZNljQZJVzTo7i4rDDt1YTsG5tVldM7f82YLtcHSusTTnhYozacmN+K7KnmwHKo3fZaSO+MiQg==',
  folder: 'dist',
}
const BASE = 8453
/** Makes the wallets claim to be MetaMask, as most wallets do: the page requires it. */
const SAYS_METAMASK =
  'for (const { provider } of Object.values(globalThis.__sandboxWallets)) provider.isMetaMask = true'

let sandbox: EvmSandbox
let node: PublicClient
beforeAll(async () => {
  sandbox = await startEvm({ chains: [BASE] })
  node = createPublicClient({ transport: http(sandbox.rpcUrls[`eip155:${BASE}`]) })
})
afterAll(() => sandbox.stop())

/** Opens the page with Lantern selected. */
async function open(setup = {}) {
  const { rpcUrls, wallets } = sandbox
  const known = { knownChains: [BASE], chainId: BASE }
  const page = await openDapp(DAPP, {
    wallets: 'wallets',
    rpcUrls,
    setup: { ...known, ...setup },
    script: SAYS_METAMASK,
  })
  await page.getByRole('button', { name: 'Use Lantern' }).click()
  const press = (id: string) => page.locator(`#${id}`).click()
  const says = (id: string) => page.locator(`#${id}`).textContent()
  const [address = '0x'] = wallets.lantern.addresses
  return { page, press, says, address }
}

async function connect() {
  const site = await open()
  await site.press('connectButton')
  // MetaMask returns lowercase addresses; ours are checksummed, as in other wallets.
  await expect.poll(() => site.says('accounts')).toBe(site.address)
  return site
}

it('the dapp finds three wallets, and connects the chosen one on its chain', async () => {
  const { page, says } = await connect()
  expect(await page.locator('#providers button').allInnerTexts()).toEqual([
    'Use Lantern',
    'Use Kitewing',
    'Use Northbeam',
  ])
  expect(await says('activeProviderName')).toBe('Lantern')
  await expect.poll(() => says('chainId')).toBe('0x2105')
})

it('the dapp gets a rejection in MetaMask’s form', async () => {
  const { page, press, says } = await open({ mode: 'reject' })
  await press('connectButton')
  expect(await says('accounts')).toBe('')
  await press('getAccounts')
  expect(await page.locator('#personalSign').isDisabled()).toBe(true)
})

it('the dapp gets the signature of its message', async () => {
  const { press, says, address } = await connect()
  await press('personalSign')
  await expect.poll(() => says('personalSignResult')).toMatch(/^0x[0-9a-f]{130}$/)
  const signature = (await says('personalSignResult')) as Hex
  expect(await verifyMessage({ address, message: 'Example `personal_sign` message', signature })).toBe(true)
})

it.each(['signTypedDataV4', 'signPermit'])('the dapp verifies typed data: %s', async (name) => {
  const { press, says, address } = await connect()
  await press(name)
  await expect.poll(() => says(`${name}Result`)).toMatch(/0x[0-9a-f]{64,}/)
  await press(`${name}Verify`)
  await expect.poll(() => says(`${name}VerifyResult`)).toBe(address.toLowerCase())
})

it.each([
  ['sendButton', 'legacy'],
  ['sendEIP1559Button', 'eip1559'],
  ['sendEIP1559WithoutGasButton', 'eip1559'],
])('the dapp sends a transaction that is mined: %s', async (button, type) => {
  const { press, address } = await connect()
  const before = await node.getTransactionCount({ address })
  await press(button)
  await expect.poll(() => node.getTransactionCount({ address })).toBe(before + 1)
  const { transactions } = await node.getBlock({ includeTransactions: true })
  const sent = transactions.find(({ from }) => from === address.toLowerCase())
  expect(sent?.type).toBe(type)
  expect((await node.getTransactionReceipt({ hash: sent?.hash ?? '0x' })).status).toBe('success')
})

it('the dapp deploys a contract and calls it', async () => {
  const { press, says } = await connect()
  await press('deployButton')
  await expect.poll(() => says('contractStatus')).toBe('Deployed')
  await press('depositButton')
  await expect.poll(() => says('contractStatus')).toBe('Deposit completed')
})
