import { existsSync, readFileSync } from 'node:fs'
import { type Address, createPublicClient, createWalletClient, type Hex, http, isHex } from 'viem'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import type { Settings } from '../../settings/readSettings'
import { SetupError } from '../../settings/SetupError'
import NameResolver from './contracts/NameResolver.json' with { type: 'json' }

const PRIVATE_KEY_LENGTH = 66

export interface DeployResolverOptions {
  readonly nodeUrl: string
  /** Key of the account that pays, and becomes the contract's owner. */
  readonly deployerKey: Hex
  readonly gatewayUrl: string
  readonly signer: Address
}

/** Deploys `NameResolver.sol`. Resolves with its address once a block has it. */
export async function deployResolver({
  nodeUrl,
  deployerKey,
  gatewayUrl,
  signer,
}: DeployResolverOptions): Promise<Address> {
  const { abi, bytecode } = NameResolver
  if (!isHex(bytecode)) throw new TypeError('NameResolver.json has no bytecode')
  const transport = http(nodeUrl)
  const account = privateKeyToAccount(deployerKey)
  const args = [gatewayUrl, signer]
  const hash = await createWalletClient({ account, transport }).deployContract({ abi, bytecode, args, chain: null })
  const { status, contractAddress } = await createPublicClient({ transport }).waitForTransactionReceipt({ hash })
  if (status !== 'success' || !contractAddress) throw new SetupError(`The transaction ${hash} has failed.`)
  return contractAddress
}

/** Reads what a deployment on a chain (CAIP-2) needs. Throws a `SetupError` that says what is missing. */
export function readDeployment(
  { PUBLIC_URL, NODES, NAMES_SIGNER_KEY }: Settings,
  chainId: string,
  { DEPLOYER_KEY_FILE = '' }: Readonly<Record<string, string | undefined>>,
): DeployResolverOptions {
  const [nodeUrl] = (chainId.startsWith('eip155:') && NODES[chainId]) || []
  if (nodeUrl === undefined) throw new SetupError(`NODES has no EVM network ${chainId}.`)
  if (NAMES_SIGNER_KEY === undefined) throw new SetupError('NAMES_SIGNER_KEY is missing.')
  const deployerKey = existsSync(DEPLOYER_KEY_FILE) ? readFileSync(DEPLOYER_KEY_FILE, 'utf8').trim() : undefined
  if (!isHex(deployerKey) || deployerKey.length !== PRIVATE_KEY_LENGTH)
    throw new SetupError('DEPLOYER_KEY_FILE names no file with a private key: 0x and 64 hex digits.')
  const signer = privateKeyToAddress(NAMES_SIGNER_KEY)
  return { nodeUrl, deployerKey, gatewayUrl: `${PUBLIC_URL}/ens/{sender}/{data}`, signer }
}
