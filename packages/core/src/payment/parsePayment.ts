import { parseCaipAddress } from '../utils/caipAddress.js'
import { readBip21 } from './bip21.js'
import { readEip681 } from './eip681.js'
import { findByReference, findNetwork } from './findNetwork.js'
import { type PaymentReading, Refused } from './payment.js'
import { keep, namespacesOf, type PaymentReader, readReceiver, toName } from './reader.js'
import { screenText } from './screenText.js'
import { readSolanaPay } from './solanaPay.js'

const schemes: Readonly<Record<string, (reader: PaymentReader, rest: string) => Promise<PaymentReading>>> = {
  ethereum: readEip681,
  bitcoin: readBip21,
  solana: readSolanaPay,
}

/**
 * Reads what was pasted, dropped or scanned: an address, CAIP-10, EIP-681, BIP-21, Solana Pay, `name@network` or a name.
 * Asks no network and never rejects: what cannot be taken says why.
 */
export async function parsePayment(reader: PaymentReader, text: string): Promise<PaymentReading> {
  try {
    return await read(reader, screenText(text))
  } catch (cause) {
    if (cause instanceof Refused) return { kind: 'refused', reason: cause.reason }
    return { kind: 'refused', reason: 'unknown' }
  }
}

async function read(reader: PaymentReader, text: string): Promise<PaymentReading> {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(text) ?? []
  const caip = parseCaipAddress(text)
  // `solana:…:address` is an account of a network, `solana:address` a request.
  if (caip) {
    const reference = caip.caipNetworkId.slice(caip.namespace.length + 1)
    const { caipNetworkId } = findByReference(reader.networks, caip.namespace, reference)
    return readReceiver(reader, caip.address, { format: 'caip10', namespaces: [caip.namespace], caipNetworkId })
  }
  const known = scheme.toLowerCase()
  const readScheme = Object.hasOwn(schemes, known) ? schemes[known] : undefined
  if (readScheme) return readScheme(reader, rest)
  return text.includes('@') ? readAt(reader, text) : readPlain(reader, text)
}

/** `name@network`, `address@network`; the check code of ERC-7828 after a `#` would have to be checked. */
async function readAt(reader: PaymentReader, text: string): Promise<PaymentReading> {
  if (text.includes('#')) throw new Refused('checksum')
  const at = text.lastIndexOf('@')
  const { caipNetworkId, chainNamespace } = findNetwork(reader.networks, text.slice(at + 1))
  return readReceiver(reader, text.slice(0, at), { format: 'name', namespaces: [chainNamespace], caipNetworkId })
}

async function readPlain(reader: PaymentReader, text: string): Promise<PaymentReading> {
  const [first, ...others] = await namespacesOf(reader, text)
  if (first !== undefined) return { kind: 'address', address: text, format: 'address', namespaces: [first, ...others] }
  const [named, ...more] = await keep(reader.namespaces, (namespace) => reader.isName(namespace, text))
  if (named === undefined) throw new Refused('unknown')
  return toName(text, { format: 'name', namespaces: [named, ...more] })
}
