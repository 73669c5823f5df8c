import { findByReference } from './findNetwork.js'
import { type PaymentDetails, type PaymentReading, Refused } from './payment.js'
import { readWord } from './readAmount.js'
import { type PaymentReader, readReceiver } from './reader.js'
import { only, readUri } from './readUri.js'

// target [ "@" chain ] [ "/" function ]
const PATH = /^(?:pay-)?([^@/]+)(?:@(\d{1,20}))?(?:\/(\w+))?$/

/**
 * `ethereum:`, EIP-681: a payment in the coin, or the `transfer` of an ERC-20. Any other call is refused. What it says of
 * gas is not taken: fees are the visitor's.
 */
export async function readEip681(reader: PaymentReader, rest: string): Promise<PaymentReading> {
  const uri = readUri(rest)
  const [, target, chainId, call] = PATH.exec(uri.path) ?? []
  if (target === undefined) throw new Refused('address')
  const details: PaymentDetails = {
    format: 'eip681',
    namespaces: ['eip155'],
    ...(chainId !== undefined && {
      caipNetworkId: findByReference(reader.networks, 'eip155', chainId.replace(/^0+(?=\d)/, '')).caipNetworkId,
    }),
  }
  const value = only(uri, 'value')
  if (call === undefined) {
    if ([...uri.parameters.keys()].some((name) => !native.includes(name))) throw new Refused('call')
    const amount = value === undefined ? undefined : readWord(value)
    return readReceiver(reader, target, { ...details, asset: {}, ...(amount && { amount }) })
  }
  if (call !== 'transfer' || [...uri.parameters.keys()].some((name) => !transfer.includes(name))) {
    throw new Refused('call')
  }
  // Coins that go along with a transfer are lost in the contract.
  if (value !== undefined && readWord(value)) throw new Refused('call')
  const receiver = only(uri, 'address')
  if (receiver === undefined) throw new Refused('address')
  if (!(await reader.isAddress('eip155', target))) throw new Refused('address')
  const units = only(uri, 'uint256')
  const amount = units === undefined ? undefined : readWord(units)
  return readReceiver(reader, receiver, { ...details, asset: { address: target }, ...(amount && { amount }) })
}

const gas = ['gas', 'gasLimit', 'gasPrice']
const native = ['value', ...gas]
const transfer = ['address', 'uint256', 'value', ...gas]
