import { type Account, type AdapterContext, ModalError, toModalError } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinProvider } from '../../provider.js'
import { sendTransaction } from '../methods/sendTransaction.js'
import { signMessage } from '../methods/signMessage.js'
import { signPsbt } from '../methods/signPsbt.js'
import type { WalletApi, WalletState } from '../walletApi.js'
import { toAccounts } from './toAccounts.js'

export interface CreateProviderParameters {
  readonly walletApi: WalletApi
  current(): WalletState & { readonly account: Account }
}

export function createProvider(
  adapterContext: AdapterContext<'bip122'>,
  { walletApi, current }: CreateProviderParameters,
): BitcoinProvider {
  const find = (requested?: string): BitcoinAddress => {
    const { addresses, account } = current()
    const address = requested ?? account.address
    const result = addresses.find((each) => each.address === address)
    if (!result) throw new ModalError('NOT_AUTHORIZED', { context: { address } })
    return result
  }
  return {
    raw: walletApi.raw,
    getAccountAddresses: withModalErrors(async () => {
      const { addresses, account } = current()
      const all = walletApi.addresses ? await walletApi.addresses(account.address) : addresses
      const order = (toAccounts(all, account.address) ?? []).map(({ address }) => address)
      return [...all].sort((one, other) => order.indexOf(one.address) - order.indexOf(other.address))
    }),
    signMessage: withModalErrors(async ({ address, ...rest }) => {
      const { caipNetworkId } = current()
      return signMessage(walletApi, { ...rest, account: find(address), caipNetworkId })
    }),
    signPSBT: withModalErrors(async (parameters) => {
      const { caipNetworkId } = current()
      for (const { address } of parameters.signInputs) find(address)
      return signPsbt(walletApi, { ...parameters, caipNetworkId })
    }),
    sendTransfer: withModalErrors(async (transfer) => {
      const { caipNetworkId } = current()
      return sendTransaction(adapterContext, walletApi, { ...transfer, from: find(), caipNetworkId })
    }),
  }
}

function withModalErrors<A extends readonly unknown[], T>(
  method: (...args: A) => Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    try {
      return await method(...args)
    } catch (cause) {
      throw toModalError(cause)
    }
  }
}
