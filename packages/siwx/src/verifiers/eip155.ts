import { secp256k1 } from '@noble/curves/secp256k1.js'
import { type Address, type Client, encodeFunctionData, type Hex } from 'viem'
import { call, getChainId, getCode, verifyHash } from 'viem/actions'
import { getAddress, hashMessage, hexToBytes, isErc6492Signature, isHex, recoverAddress } from 'viem/utils'
import { SiwxError } from '../errors/SiwxError.js'
import type { Verifier } from '../server/verifier.js'

export interface Eip155Options {
  /**
   * viem clients to verify contract accounts (ERC-1271, ERC-6492), by CAIP-2 id. On a chain without a client, only
   * accounts with a key can sign in.
   * @default none
   */
  readonly clients?: Readonly<Record<string, Client>> | undefined
}

const ABI = [
  {
    type: 'function',
    name: 'isValidSignature',
    stateMutability: 'view',
    inputs: [
      { name: 'hash', type: 'bytes32' },
      { name: 'signature', type: 'bytes' },
    ],
    outputs: [{ type: 'bytes4' }],
  },
] as const
const YES = `0x1626ba7e${'0'.repeat(56)}`
// Maximum depth of an error's causes, which may be circular.
const MAX_CAUSES = 20
const ERC8010_END = '8010'.repeat(16)

/**
 * Creates a verifier for EVM accounts. Accepts hex signatures by a key, a contract, or a contract that is not deployed
 * yet.
 */
export function eip155({ clients = {} }: Eip155Options = {}): Verifier {
  const clientOf = createClients(clients)
  return {
    isAddress: (address) => isChecksummed(address),
    getMissingOption(chainId) {
      if (Object.hasOwn(clients, chainId)) return undefined
      const message = `eip155({ clients }) has none for ${chainId}: accounts that are contracts (ERC-1271, ERC-6492) cannot sign in there`
      return new SiwxError('CLIENT_MISSING', { message })
    },
    async verify({ address, chainId, message, signature }) {
      if (!isChecksummed(address) || !isHex(signature) || signature.length % 2 !== 0) return false
      const hash = hashMessage(message)
      if (await isOfKey(address, hash, signature)) return true
      const client = await clientOf(chainId)
      if (client === undefined || signature.endsWith(ERC8010_END)) return false
      // ERC-6492: a single `eth_call` simulates the deployment of the account and verifies its signature.
      if (isErc6492Signature(signature)) return verifyHash(client, { address, hash, signature })
      return isOfContract(client, address, hash, signature)
    },
  }
}

const isChecksummed = (address: string): address is Address =>
  /^0x[0-9a-fA-F]{40}$/.test(address) && getAddress(address) === address

async function isOfKey(address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  const bytes = hexToBytes(signature)
  if (bytes.length !== 65 || ![0, 1, 27, 28].includes(bytes[64] ?? -1)) return false
  try {
    // Wallets sign with a low S. A signature with a high S would be a second valid one for the same message.
    if (secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact').hasHighS()) return false
    return (await recoverAddress({ hash, signature })) === address
  } catch {
    return false
  }
}

async function isOfContract(client: Client, address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  if ((await getCode(client, { address })) === undefined) return false
  const data = encodeFunctionData({ abi: ABI, functionName: 'isValidSignature', args: [hash, signature] })
  try {
    return (await call(client, { to: address, data })).data === YES
  } catch (error) {
    if (isReverted(error)) return false
    throw error
  }
}

// The app's client may use another copy of viem, whose error classes differ, so errors are compared by name.
function isReverted(error: unknown): boolean {
  let each = error
  for (let depth = 0; depth < MAX_CAUSES && each instanceof Error; depth += 1) {
    if (each.name === 'ExecutionRevertedError') return true
    each = each.cause
  }
  return false
}

// If a client is of another chain than its id says, it would verify another contract: check the chain id once.
function createClients(clients: Readonly<Record<string, Client>>) {
  const checked = new Map<string, Promise<Client>>()
  return async (chainId: string): Promise<Client | undefined> => {
    const client = Object.hasOwn(clients, chainId) && clients[chainId]
    if (!client) return undefined
    const result = checked.get(chainId) ?? checkClient(client, chainId)
    checked.set(chainId, result)
    result.catch(() => checked.delete(chainId))
    return result
  }
}

async function checkClient(client: Client, chainId: string): Promise<Client> {
  const answered = `eip155:${await getChainId(client)}`
  if (answered === chainId) return client
  throw new SiwxError('VERIFIER_FAILED', { message: `The client for ${chainId} is connected to ${answered}` })
}
