import { readTestAccounts } from '../../readTestAccounts'
import type { PhoneOptions, PhoneSigner } from '../types'
import { createBip122Signer } from './bip122'
import { createCosmosSigner } from './cosmos'
import { createEip155Signer } from './eip155'
import { createPolkadotSigner } from './polkadot'
import { createSolanaSigner } from './solana'

// Indexes of the phone's accounts: page wallets have 0-8. Anvil funds 0-9, so the phone's second account has no coins.
const ACCOUNTS = [9, 10]

export async function createPhoneSigners({
  rpcUrls,
  mnemonic,
  accounts = ACCOUNTS,
}: Pick<PhoneOptions, 'rpcUrls' | 'mnemonic' | 'accounts'>): Promise<ReadonlyMap<string, PhoneSigner>> {
  if (accounts.length === 0) throw new Error('the phone needs an account')
  const words = mnemonic ?? (await readTestAccounts()).mnemonic
  const has = (namespace: string) => Object.keys(rpcUrls).some((id) => id.startsWith(`${namespace}:`))
  const parameters = { mnemonic: words, indexes: accounts, rpcUrls }
  const signers = [createEip155Signer(parameters)]
  if (has('polkadot')) signers.push(await createPolkadotSigner(parameters))
  if (has('solana')) signers.push(await createSolanaSigner(parameters))
  if (has('cosmos')) signers.push(await createCosmosSigner(parameters))
  if (has('bip122')) signers.push(createBip122Signer(parameters))
  return new Map(signers.map((signer) => [signer.namespace, signer]))
}
