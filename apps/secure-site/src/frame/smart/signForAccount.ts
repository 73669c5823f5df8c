import { type Hex, serializeErc6492Signature } from 'viem'
import type { HDAccount } from 'viem/accounts'
import type { SmartAccount } from './createSmartAccounts'

const types = { AccountMessage: [{ name: 'hash', type: 'bytes32' }] } as const

/**
 * A signature for which the smart account answers (ERC-1271). While there is no contract yet, it says how to make it, so
 * that it can be verified all the same (ERC-6492).
 */
export async function signForAccount(
  hash: Hex,
  { account, owner, chainId }: { account: SmartAccount; owner: HDAccount; chainId: number },
): Promise<Hex> {
  const domain = { chainId, verifyingContract: account.address }
  const signature = await owner.signTypedData({ domain, types, primaryType: 'AccountMessage', message: { hash } })
  if (account.isDeployed) return signature
  return serializeErc6492Signature({ address: account.factory, data: account.factoryData, signature })
}
