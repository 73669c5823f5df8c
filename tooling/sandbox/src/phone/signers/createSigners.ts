import { readRoster } from '../../readRoster'
import type { PhoneOptions, Signer } from '../types'
import { createBip122Signer } from './bip122'
import { createCosmosSigner } from './cosmos'
import { createEip155Signer } from './eip155'
import { createPolkadotSigner } from './polkadot'
import { createSolanaSigner } from './solana'

/** The wallets in pages hold 0-8. Anvil funds the first ten, so the second of these has nothing to spend. */
const ACCOUNTS = [9, 10]

/** What a phone answers with: one signer a namespace. Another namespace is one more file and one more entry. */
export async function createSigners({
  rpcUrls,
  mnemonic,
  accounts = ACCOUNTS,
}: Pick<PhoneOptions, 'rpcUrls' | 'mnemonic' | 'accounts'>): Promise<ReadonlyMap<string, Signer>> {
  if (accounts.length === 0) throw new Error('the phone needs an account')
  const words = mnemonic ?? (await readRoster()).mnemonic
  const has = (namespace: string) => Object.keys(rpcUrls).some((id) => id.startsWith(`${namespace}:`))
  const parameters = { mnemonic: words, indexes: accounts, rpcUrls }
  const signers = [createEip155Signer(parameters)]
  if (has('polkadot')) signers.push(await createPolkadotSigner(parameters))
  if (has('solana')) signers.push(await createSolanaSigner(parameters))
  if (has('cosmos')) signers.push(await createCosmosSigner(parameters))
  if (has('bip122')) signers.push(createBip122Signer(parameters))
  return new Map(signers.map((signer) => [signer.namespace, signer]))
}
