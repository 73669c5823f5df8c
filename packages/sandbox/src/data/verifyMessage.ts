import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createPublicClient, http, isAddress, isHex } from 'viem'

// Coin types from here on are EVM networks (ENSIP-11); lower ones follow SLIP-44.
const EVM = 2 ** 31
const SOLANA = 501

/**
 * Verifies a signature of a key, a contract (ERC-1271) or an undeployed contract (ERC-6492).
 *
 * @param rpcUrls by CAIP-2
 * @returns undefined for an unknown network, or an address in another network's format
 */
export async function verifyMessage(
  { coinType, address, message, signature }: { coinType: number; address: string; message: string; signature: string },
  rpcUrls: Readonly<Record<string, string>>,
): Promise<boolean | undefined> {
  if (coinType === SOLANA) return verifySolana({ address, message, signature })
  if (!isAddress(address, { strict: false })) return undefined
  const rpcUrl = rpcUrls[`eip155:${coinType - EVM}`]
  if (rpcUrl === undefined) return undefined
  if (!isHex(signature)) return false
  const client = createPublicClient({ transport: http(rpcUrl) })
  return client.verifyMessage({ address, message, signature }).catch(() => false)
}

function verifySolana({ address, message, signature }: { address: string; message: string; signature: string }) {
  try {
    return ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), base58.decode(address))
  } catch {
    return false
  }
}
