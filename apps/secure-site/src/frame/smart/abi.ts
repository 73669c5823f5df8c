import { parseAbi } from 'viem'

export const factoryAbi = parseAbi([
  'function getAddress(address owner, uint256 salt) view returns (address)',
  'function createAccount(address owner, uint256 salt) returns (address)',
])
export const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])
export const entryPointAbi = parseAbi(['function getNonce(address sender, uint192 key) view returns (uint256)'])

/** Gives each owner a single account. */
export const ACCOUNT_SALT = 0n
