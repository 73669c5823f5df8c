import { type Account, type AdapterHost, ModalError, toModalError } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinProvider } from '../provider.js'
import { sendTransfer } from './acts/sendTransfer.js'
import { signMessage } from './acts/signMessage.js'
import { signPsbt } from './acts/signPsbt.js'
import type { WalletLink, WalletState } from './link.js'
import { toAccounts } from './toAccounts.js'

export interface ProviderParameters {
  readonly link: WalletLink
  /** What the connection is at now. Throws when it has ended. */
  current(): WalletState & { readonly account: Account }
}

/** The one interface to all families of wallets. */
export function createProvider(host: AdapterHost<'bip122'>, { link, current }: ProviderParameters): BitcoinProvider {
  /** An address that the wallet shows; the active one when none is named. */
  const find = (wanted?: string): BitcoinAddress => {
    const { addresses, account } = current()
    const address = wanted ?? account.address
    const found = addresses.find((each) => each.address === address)
    if (!found) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return found
  }
  return {
    raw: link.raw,
    getAccountAddresses: translated(async () => {
      const { addresses, account } = current()
      const all = link.addresses ? await link.addresses(account.address) : addresses
      const order = (toAccounts(all, account.address) ?? []).map(({ address }) => address)
      return [...all].sort((one, other) => order.indexOf(one.address) - order.indexOf(other.address))
    }),
    signMessage: translated(async ({ address, ...rest }) => {
      const { caipNetworkId } = current()
      return signMessage(link, { ...rest, account: find(address), caipNetworkId })
    }),
    signPSBT: translated(async (parameters) => {
      const { caipNetworkId } = current()
      for (const { address } of parameters.signInputs) find(address)
      return signPsbt(link, { ...parameters, caipNetworkId })
    }),
    sendTransfer: translated(async (transfer) => {
      const { caipNetworkId } = current()
      return sendTransfer(host, link, { ...transfer, from: find(), caipNetworkId })
    }),
  }
}

/** What wallets throw differs by family; whoever holds the provider gets one kind of error. */
function translated<A extends readonly unknown[], T>(act: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  return async (...args) => {
    try {
      return await act(...args)
    } catch (cause) {
      throw toModalError(cause)
    }
  }
}
