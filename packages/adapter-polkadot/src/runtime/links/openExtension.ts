import { ModalError } from '@foyer/core/adapter'
import type { FoundWallet } from '../../discover/discovery.js'
import type { InjectedExtension } from '../../injected.js'
import type { RuntimeContext } from '../context.js'
import { toWalletError } from './toWalletError.js'

/** Asks an extension to let the page in. One that is being asked already is waited for. */
export function openExtension(context: RuntimeContext, { wallet, provider }: FoundWallet): Promise<InjectedExtension> {
  const { asked, host } = context
  const known = asked.get(wallet.id)
  if (known) return known
  const question = ask(provider, host.metadata.name).finally(() => asked.delete(wallet.id))
  asked.set(wallet.id, question)
  // Whoever asked may have left by the time it fails.
  question.catch(() => undefined)
  return question
}

async function ask(provider: FoundWallet['provider'], origin: string): Promise<InjectedExtension> {
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
