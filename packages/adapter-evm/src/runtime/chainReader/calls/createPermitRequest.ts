import type { PermitRequest, TokenApprovalQuery } from '@foyer/core/adapter'
import {
  type Client,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashDomain,
  isHex,
  parseAbi,
  parseAbiParameters,
  parseSignature,
} from 'viem'
import { getCode } from 'viem/actions'
import type { ChainReaderContext } from '../context.js'
import { readContracts } from '../contracts/readContracts.js'
import { decodeUint256 } from '../tokens/readTokens.js'

const abi = parseAbi([
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function nonces(address owner) view returns (uint256)',
])

/**
 * Type hash of EIP-2612's permit. Tokens with another type hash, such as DAI, are approved by a transaction instead.
 */
const PERMIT_TYPEHASH = '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'

const ARGUMENTS = parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32')

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
}

const domainTypes = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const

const KEYED = '0xef0100'

/**
 * Creates the typed data for an exact approval by signature (EIP-2612). Undefined if the token's `DOMAIN_SEPARATOR`
 * does not match.
 */
export async function createPermitRequest(
  { getClient, request }: ChainReaderContext,
  {
    network,
    token,
    owner,
    spender,
    amount,
    deadline,
    signal,
  }: TokenApprovalQuery<'eip155'> & { readonly deadline: bigint },
): Promise<PermitRequest | undefined> {
  if (owner.type === 'smartAccount') return undefined
  const client = getClient(network)
  const account = getAddress(owner.address)
  const [read, code] = await request(signal, (signal) =>
    Promise.all([readToken(client, { to: getAddress(token), account, signal }), getCode(client, { address: account })]),
  )
  if (!read || (code !== undefined && code !== '0x' && !code.startsWith(KEYED))) return undefined
  const { nonce, separator, name, versions } = read
  const domain = versions
    .map((version) => ({
      name,
      version,
      chainId: BigInt(network.id),
      verifyingContract: getAddress(token),
    }))
    .find((each) => hashDomain({ domain: each, types: domainTypes }) === separator)
  if (!domain) return undefined
  const allowed = getAddress(spender)
  return {
    typedData: {
      domain: { ...domain, chainId: Number(domain.chainId) },
      types,
      primaryType: 'Permit',
      message: {
        owner: account,
        spender: allowed,
        value: String(amount),
        nonce: String(nonce),
        deadline: String(deadline),
      },
    },
    signed(signature) {
      const { r, s, v = 0n, yParity } = parseSignature(isHex(signature) ? signature : '0x')
      const recovery = v === 0n ? yParity + 27 : Number(v)
      const encoded = encodeAbiParameters(ARGUMENTS, [account, allowed, amount, deadline, recovery, r, s])
      return { token, owner: account, spender: allowed, amount, deadline, signature, encoded }
    },
  }
}

interface TokenRead {
  readonly nonce: bigint
  readonly separator: Hex
  readonly name: string
  readonly versions: readonly string[]
}

interface TokenQuery {
  readonly to: Hex
  readonly account: Hex
  readonly signal: AbortSignal
}

async function readToken(client: Client, { to, account, signal }: TokenQuery): Promise<TokenRead | undefined> {
  const reads = (['DOMAIN_SEPARATOR', 'PERMIT_TYPEHASH', 'name', 'version'] as const).map((functionName) => ({
    to,
    data: encodeFunctionData({ abi, functionName }),
  }))
  const nonces = { to, data: encodeFunctionData({ abi, functionName: 'nonces', args: [account] }) }
  const [separator, typeHash, name, version, count] = await readContracts(client, [...reads, nonces], signal)
  const nonce = decodeUint256(count)
  const tokenName = textOf(name)
  if (!separator || nonce === undefined || tokenName === undefined) return undefined
  if (typeHash !== undefined && typeHash !== PERMIT_TYPEHASH && decodeUint256(typeHash) !== undefined) return undefined
  const own = textOf(version)
  return { nonce, separator, name: tokenName, versions: [...new Set([...(own === undefined ? [] : [own]), '1', '2'])] }
}

function textOf(answer: Hex | undefined): string | undefined {
  try {
    return answer && decodeAbiParameters([{ type: 'string' }], answer)[0]
  } catch {
    return undefined
  }
}
