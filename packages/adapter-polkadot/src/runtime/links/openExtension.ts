import { ModalError } from '@foyer/core/adapter'
import type { FoundWallet } from '../../discover/discovery.js'
import type { InjectedExtension } from '../../injected.js'
import { toWalletError } from './toWalletError.js'

/** Asks an extension to let the page in, in its name. */
export async function openExtension({ provider }: FoundWallet, origin: string): Promise<InjectedExtension> {
  let extension: InjectedExtension | undefined
  try {
    extension = await (provider.connect ? provider.connect(origin) : provider.enable?.(origin))
  } catch (cause) {
    throw toWalletError(cause)
  }
  const { accounts, signer } = extension ?? {}
  if (!extension || typeof accounts?.get !== 'function' || typeof signer !== 'object') {
    throw new ModalError('WALLET_NOT_FOUND', { message: 'What the wallet gave is no extension of Polkadot' })
  }
  return extension
}
