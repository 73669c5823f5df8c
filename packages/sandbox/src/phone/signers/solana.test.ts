import { webcrypto } from 'node:crypto'
import { base58, base64 } from '@scure/base'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SOLANA_MAINNET } from '../../solana/clusters'
import { startSolana } from '../../solana/startSolana'
import testAccounts from '../../solana/testAccounts.json'
import { createSolanaTransfer, requestRpc } from '../../solana/testing/transfer'
import type { PhoneSigner } from '../types'
import { createPhoneSigners } from './createPhoneSigners'

const ACCOUNT = testAccounts.addresses[9]!
const TO = testAccounts.addresses[0]!

let solana: Awaited<ReturnType<typeof startSolana>>
let signer: PhoneSigner
let url: string
beforeAll(async () => {
  solana = await startSolana({ networks: [SOLANA_MAINNET] })
  url = solana.rpcUrls[SOLANA_MAINNET]!
  signer = (await createPhoneSigners({ rpcUrls: solana.rpcUrls })).get('solana')!
})
afterAll(() => solana.stop())

const sign = (method: string, params: unknown) => signer.sign({ chainId: SOLANA_MAINNET, method, params })

async function verify(message: Uint8Array, signature: string): Promise<boolean> {
  const key = await webcrypto.subtle.importKey('raw', base58.decode(ACCOUNT), 'Ed25519', false, ['verify'])
  return webcrypto.subtle.verify('Ed25519', key, Buffer.from(base58.decode(signature)), Buffer.from(message))
}

it('the phone has two Solana accounts if it has a Solana node', async () => {
  expect(signer.chains).toEqual([SOLANA_MAINNET])
  expect(signer.accounts()).toHaveLength(2)
  expect(await sign('solana_getAccounts', {})).toEqual(signer.accounts().map((pubkey) => ({ pubkey })))
  expect((await createPhoneSigners({ rpcUrls: { 'eip155:1': url } })).has('solana')).toBe(false)
})

it('S7.051 signs a base58 message for one of its accounts', async () => {
  const message = new TextEncoder().encode('Hello')
  const request = { method: 'solana_signMessage', params: { message: base58.encode(message), pubkey: ACCOUNT } }
  expect(signer.describe({ chainId: SOLANA_MAINNET, ...request })).toBe('Hello')
  const { signature } = (await sign(request.method, request.params)) as { signature: string }
  expect(await verify(message, signature)).toBe(true)
  await expect(sign(request.method, { ...request.params, pubkey: TO })).rejects.toMatchObject({ code: 4100 })
})

it('the phone signs one or many Solana transactions, and sends', async () => {
  const wire = async () => base64.encode(await createSolanaTransfer({ url, from: ACCOUNT, to: TO, lamports: 7n }))
  const transaction = await wire()
  expect(signer.describe({ chainId: SOLANA_MAINNET, method: 'solana_signTransaction', params: { transaction } })).toBe(
    `To: ${TO}\nAmount: 0.000000007 SOL`,
  )
  const one = (await sign('solana_signTransaction', { transaction })) as { signature: string; transaction: string }
  const bytes = base64.decode(one.transaction)
  expect(await verify(bytes.slice(65), one.signature)).toBe(true)
  const { transactions } = (await sign('solana_signAllTransactions', {
    transactions: [transaction, await wire()],
  })) as { transactions: string[] }
  expect(transactions[0]).toBe(one.transaction)

  const sendOptions = { preflightCommitment: 'confirmed' }
  const sent = (await sign('solana_signAndSendTransaction', { transaction, sendOptions })) as { signature: string }
  expect(sent.signature).toBe(one.signature)
  expect(await requestRpc(url, 'getSignatureStatuses', [sent.signature])).toMatchObject({ value: [{ err: null }] })
  const foreign = base64.encode(await createSolanaTransfer({ url, from: TO, to: ACCOUNT, lamports: 7n }))
  await expect(sign('solana_signTransaction', { transaction: foreign })).rejects.toMatchObject({ code: 4100 })
})
