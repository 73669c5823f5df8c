import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SolanaSandbox, startSolana } from '../src/exports/index'
import { requestNode } from '../src/nodes/requestNode'
import { SOLANA_DEVNET } from '../src/solana/clusters'
import { openDapp } from './lib/openDapp'

/** MetaMask's test page for Solana (ISC), which finds wallets by the Wallet Standard. */
const DAPP = {
  name: '@metamask/test-dapp-solana',
  version: '0.3.1',
  integrity: 'sha512-jUuPo7HvFIBC726g+uCHlpqF5EeFyY2tMkKZIe+G9FBpBaD6Vcb5oR9tBSPLTiY0Sk5FFRFPItao+vdk5r/qPQ==',
  folder: 'dist',
}
const MESSAGE = 'Berth 12 until noon'
/** Receiver that the page pays by default. */
const RECEIVER = 'JCp15hm4zQoghYFK277XE7xBBKVxmq4NBHU6TGV29Kqt'
const JSON_TYPE = { 'content-type': 'application/json' }

let solana: SolanaSandbox
let node: string
beforeAll(async () => {
  solana = await startSolana()
  node = solana.rpcUrls[SOLANA_DEVNET] ?? ''
})
afterAll(() => solana.stop())

async function connect() {
  const page = await openDapp(DAPP, { wallets: 'solana', rpcUrls: solana.rpcUrls })
  const part = (id: string) => page.getByTestId(`testpage.${id.toLowerCase()}`)
  // The page's Devnet node is replaced by the sandbox's.
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

it('the dapp finds the registered wallets, and connects the chosen one', async () => {
  const { part, address } = await connect()
  expect(await part('header.account').textContent()).toContain(address.slice(0, 4))
})

it('the dapp verifies a signed message', async () => {
  const { part, press, address } = await connect()
  await part('signMessage.message').fill(MESSAGE)
  await press('signMessage.signMessage')
  await expect.poll(() => part('signMessage.signedMessage').textContent()).not.toBe('')
  const reported = (await part('signMessage.signedMessage').textContent()) ?? ''
  expect(ed25519.verify(base64.decode(reported), new TextEncoder().encode(MESSAGE), base58.decode(address))).toBe(true)
})

it('the dapp signs one transaction, and sends another that is confirmed', async () => {
  const { part, press } = await connect()
  const has = async () => (await requestNode(node, 'getBalance', [RECEIVER])).value
  await press('sendSol.signTransaction')
  await expect.poll(() => part('sendSol.signedTransaction').textContent()).not.toBe('')
  const before = await has()
  await press('sendSol.sendTransaction')
  await part('sendSol.transactionHash').waitFor()
  await expect.poll(has).toBeGreaterThan(before)
})

it('the dapp sends a versioned transaction that is confirmed as one', async () => {
  const { part, press, address } = await connect()
  const has = async () => BigInt((await requestNode(node, 'getBalance', [address])).value)
  const before = await has()
  await press('sendSolVersioned.sendTransaction')
  const reported = (await part('sendSolVersioned.transactionHash').textContent()) ?? ''
  // The page pays a made-up account whatever its field says: read the chain.
  const [{ signature }] = await requestNode(node, 'getSignaturesForAddress', [address, { limit: 1 }])
  expect(signature).toContain(reported.replace(/\W.*$/s, ''))
  const options = { encoding: 'json', maxSupportedTransactionVersion: 0 }
  const { version, meta } = await requestNode(node, 'getTransaction', [signature, options])
  expect({ version, err: meta.err }).toEqual({ version: 0, err: null })
  const [, received] = meta.postBalances
  expect(received).toBeGreaterThan(0)
  expect(before - (await has())).toBe(BigInt(received) + BigInt(meta.fee))
})
