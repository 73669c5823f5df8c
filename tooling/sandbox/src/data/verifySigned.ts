import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createPublicClient, http, isAddress, isHex } from 'viem'

/** From here on coin types are those of EVM networks (ENSIP-11); below, those of SLIP-44. */
const EVM = 2 ** 31
const SOLANA = 501

/**
 * Whether an address has signed a text: a key by itself, a contract by what it answers (ERC-1271), and one that is not there
 * yet by how it would be made (ERC-6492). Undefined: names are not kept for this kind of network, or this is no address of it.
 *
 * @param rpcUrls by CAIP-2 id
 */
export async function verifySigned(
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
