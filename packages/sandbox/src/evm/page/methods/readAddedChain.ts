import { createInvalidParamsError } from '../../../wallet/errors'
import type { WalletChain } from '../../../wallet/types'
import { isLoopback } from '../isLoopback'
import { readChainId, readObject } from './readChainId'

const KEYS = ['chainId', 'chainName', 'rpcUrls', 'nativeCurrency', 'blockExplorerUrls', 'iconUrls']

// Validates as strictly as real wallets do (EIP-3085).
export function readAddedChain(params: unknown): WalletChain {
  const fields = readObject(params, '[{ chainId, chainName, rpcUrls, nativeCurrency }]')
  const strange = Object.keys(fields).filter((key) => !KEYS.includes(key))
  if (strange.length > 0)
    throw createInvalidParamsError(`Received unexpected keys on object parameter: ${strange.join(', ')}`)

  const chainId = readChainId(fields.chainId)
  const name = fields.chainName
  if (typeof name !== 'string' || name === '') throw createInvalidParamsError("Expected non-empty string 'chainName'.")

  const rpcUrl = readUrls(fields.rpcUrls, 'rpcUrls')[0]
  const explorers = fields.blockExplorerUrls
  if (explorers !== undefined && explorers !== null) readUrls(explorers, 'blockExplorerUrls')
  return { chainId, name, symbol: readSymbol(fields.nativeCurrency), rpcUrl }
}

function readSymbol(currency: unknown): string {
  const { name, symbol, decimals } = (currency ?? {}) as Record<string, unknown>
  if (typeof name !== 'string' || name === '' || typeof symbol !== 'string' || decimals !== 18) {
    throw createInvalidParamsError("Expected 'nativeCurrency' with a name, a symbol and 18 decimals.")
  }
  if (symbol.length < 1 || symbol.length > 6) throw createInvalidParamsError('Expected 1-6 character currency symbol.')
  return symbol
}

function readUrls(value: unknown, key: string): string[] {
  const urls: unknown[] = Array.isArray(value) ? value : []
  if (urls.length === 0 || !urls.every(isAllowed)) {
    throw createInvalidParamsError(
      `Expected an array with at least one valid string HTTPS url '${key}', Received: ${value}`,
    )
  }
  return urls
}

// Allows https, and http on this machine.
function isAllowed(url: unknown): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false
  return url.startsWith('https:') || (url.startsWith('http:') && isLoopback(url))
}
