import { parseCaipAddress } from '../utils/caipAddress.js'
import { resolveNetwork, resolveNetworkByReference } from './findNetwork.js'
import { type ParsedPayment, RefusedPaymentError } from './payment.js'
import { filterAsync, findAddressNamespaces, type PaymentReader, readReceiver, toNamePayment } from './reader.js'
import { checkPaymentText } from './readUri.js'
import { readBip21, readEip681, readSolanaPay } from './schemes.js'

const schemes: Readonly<Record<string, (reader: PaymentReader, rest: string) => Promise<ParsedPayment>>> = {
  ethereum: readEip681,
  bitcoin: readBip21,
  solana: readSolanaPay,
}

// Reads text that the user pasted, dropped or scanned: an address, CAIP-10, EIP-681, BIP-21, Solana Pay, `name@network`
// or a name. Sends no request and never rejects. Text that is refused has a reason.
export async function parsePayment(reader: PaymentReader, text: string): Promise<ParsedPayment> {
  try {
    return await read(reader, checkPaymentText(text))
  } catch (cause) {
    if (cause instanceof RefusedPaymentError) return { kind: 'refused', reason: cause.reason }
    return { kind: 'refused', reason: 'unknown' }
  }
}

async function read(reader: PaymentReader, text: string): Promise<ParsedPayment> {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/i.exec(text) ?? []
  const caip = parseCaipAddress(text)
  // `solana:…:address` is a CAIP-10 account, but `solana:address` a Solana Pay request.
  if (caip) {
    const reference = caip.caipNetworkId.slice(caip.namespace.length + 1)
    const { caipNetworkId } = resolveNetworkByReference(reader.networks, caip.namespace, reference)
    return readReceiver(reader, caip.address, { format: 'caip10', namespaces: [caip.namespace], caipNetworkId })
  }
  const known = scheme.toLowerCase()
  const readScheme = Object.hasOwn(schemes, known) ? schemes[known] : undefined
  if (readScheme) return readScheme(reader, rest)
  return text.includes('@') ? readAt(reader, text) : readPlain(reader, text)
}

async function readAt(reader: PaymentReader, text: string): Promise<ParsedPayment> {
  if (text.includes('#')) throw new RefusedPaymentError('checksum')
  const at = text.lastIndexOf('@')
  const { caipNetworkId, chainNamespace } = resolveNetwork(reader.networks, text.slice(at + 1))
  return readReceiver(reader, text.slice(0, at), { format: 'name', namespaces: [chainNamespace], caipNetworkId })
}

async function readPlain(reader: PaymentReader, text: string): Promise<ParsedPayment> {
  const [first, ...others] = await findAddressNamespaces(reader, text)
  if (first !== undefined) return { kind: 'address', address: text, format: 'address', namespaces: [first, ...others] }
  const [named, ...more] = await filterAsync(reader.namespaces, (namespace) => reader.isName(namespace, text))
  if (named === undefined) throw new RefusedPaymentError('unknown')
  return toNamePayment(text, { format: 'name', namespaces: [named, ...more] })
}
