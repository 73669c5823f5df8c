import { ModalError, type Transfer } from '@foyer/core/adapter'
import { parseAddress } from '../address/parseAddress.js'
import { MAINNET } from '../networkNames.js'
import type { NodeHost } from '../reads/askEsplora.js'
import { readCoins } from '../reads/readCoins.js'
import type { Payment } from '../transfer/chooseCoins.js'
import { type FeeRates, readFeeRates } from '../transfer/readFeeRates.js'

/** What a transfer depends on, as the chain is now. */
export interface Read {
  /** At the speed that was chosen. */
  readonly payment: Payment
  readonly rates: FeeRates
  readonly rate: bigint
}

/** At the rates that were shown, or those of now. Rejects with `RPC_INVALID_PARAMS` for an address of another network, and for a token. */
export async function readTransfer(
  host: NodeHost,
  transfer: Transfer<'bip122'>,
  { signal, shown }: { readonly signal?: AbortSignal | undefined; readonly shown?: FeeRates | undefined } = {},
): Promise<Read> {
  const { network, from, to, token, feeId = 'normal' } = transfer
  const chain = network.caipNetworkId === MAINNET ? 'main' : 'test'
  const [own, receiver] = [parseAddress(from.address), parseAddress(to)]
  if (own?.chain !== chain) throw wrong('from', from.address)
  if (receiver?.chain !== chain) throw wrong('to', to)
  if (token?.address) throw wrong('token', token.address)
  const [coins, rates] = await Promise.all([
    readCoins(host, { address: from.address, network, signal }),
    shown ?? readFeeRates(host, { network, signal }),
  ])
  const rate = rates[feeId]
  return { payment: { coins, from: own.type, to: receiver.type, feeRate: rate }, rates, rate }
}

const wrong = (field: string, value: string) =>
  new ModalError('RPC_INVALID_PARAMS', { message: `Invalid "${field}" of a transfer`, context: { field, value } })
