import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SolanaSandbox, startSolana } from '../index'
import { askNode } from '../nodes/askNode'
import { DEVNET } from '../solana/clusters'
import { openDapp } from './lib/openDapp'

/** MetaMask's test page for Solana (ISC), which finds wallets by the Wallet Standard as most pages do. */
const DAPP = {
  name: '@metamask/test-dapp-solana',
  version: '0.3.1',
  integrity: 'sha512-jUuPo7HvFIBC726g+uCHlpqF5EeFyY2tMkKZIe+G9FBpBaD6Vcb5oR9tBSPLTiY0Sk5FFRFPItao+vdk5r/qPQ==',
  folder: 'dist',
}
const MESSAGE = 'Berth 12 until noon'
/** Where the page sends by itself. */
const RECEIVER = 'JCp15hm4zQoghYFK277XE7xBBKVxmq4NBHU6TGV29Kqt'
const JSON_TYPE = { 'content-type': 'application/json' }

let solana: SolanaSandbox
let node: string
beforeAll(async () => {
  solana = await startSolana()
  node = solana.rpcUrls[DEVNET] ?? ''
})
afterAll(() => solana.stop())

async function connect() {
  const page = await openDapp(DAPP, { wallets: 'solana', rpcUrls: solana.rpcUrls })
  const part = (id: string) => page.getByTestId(`testpage.${id.toLowerCase()}`)
  // The page tells the network by its address; who answers there is the one of here.
  await page.route('https://api.devnet.solana.com/**', async (route) => {
    const body = route.request().postData()
    const answer = body === null ? undefined : await fetch(node, { method: 'POST', headers: JSON_TYPE, body })
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await route.fulfill({ headers, body: answer ? await answer.text() : '' })
  })
  await part('header.connect').getByRole('button').first().click()
  await page.getByRole('button', { name: /^Meridian/ }).click()
  await expect.poll(() => part('header.connectionStatus').textContent()).toBe('Connected')
  const press = (id: string) => part(id).click()
  return { page, part, press, address: solana.wallets.meridian.addresses[0] ?? '' }
}

it('finds the wallets that are registered, and connects the one that is chosen', async () => {
  const { part, address } = await connect()
  expect(await part('header.account').textContent()).toContain(address.slice(0, 4))
})

it('verifies a signed message', async () => {
  const { part, press, address } = await connect()
  await part('signMessage.message').fill(MESSAGE)
  await press('signMessage.signMessage')
  await expect.poll(() => part('signMessage.signedMessage').textContent()).not.toBe('')
  const told = (await part('signMessage.signedMessage').textContent()) ?? ''
  expect(ed25519.verify(base64.decode(told), new TextEncoder().encode(MESSAGE), base58.decode(address))).toBe(true)
})

it('signs a transaction, and sends one that arrives', async () => {
  const { part, press } = await connect()
  const has = async () => (await askNode(node, 'getBalance', [RECEIVER])).value
  await press('sendSol.signTransaction')
  await expect.poll(() => part('sendSol.signedTransaction').textContent()).not.toBe('')
  const before = await has()
  await press('sendSol.sendTransaction')
  await part('sendSol.transactionHash').waitFor()
  await expect.poll(has).toBeGreaterThan(before)
})

it('sends a versioned transaction, which is in a block as one', async () => {
  const { part, press, address } = await connect()
  const has = async () => BigInt((await askNode(node, 'getBalance', [address])).value)
  const before = await has()
  await press('sendSolVersioned.sendTransaction')
  const told = (await part('sendSolVersioned.transactionHash').textContent()) ?? ''
  // The page pays an account that it makes up, whatever its field says: what arrived is asked of the chain.
  const [{ signature }] = await askNode(node, 'getSignaturesForAddress', [address, { limit: 1 }])
  expect(signature).toContain(told.replace(/\W.*$/s, ''))
  const options = { encoding: 'json', maxSupportedTransactionVersion: 0 }
  const { version, meta } = await askNode(node, 'getTransaction', [signature, options])
  expect({ version, err: meta.err }).toEqual({ version: 0, err: null })
  const [, received] = meta.postBalances
  expect(received).toBeGreaterThan(0)
  expect(before - (await has())).toBe(BigInt(received) + BigInt(meta.fee))
})
