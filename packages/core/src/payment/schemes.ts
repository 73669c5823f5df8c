import { resolveNetworkByReference } from './findNetwork.js'
import { type ParsedPayment, type PaymentAmount, type PaymentDetails, RefusedPaymentError } from './payment.js'
import { filterAsync, type PaymentReader, readReceiver } from './reader.js'
import { getUriParameter, readPaymentNote, readPaymentUri } from './readUri.js'

const MAX_BITCOIN = 21_000_000n

// Reads a BIP-21 URI, with the keys of BIP-321. An unknown key that starts with `req-` makes the URI invalid; other
// unknown keys are ignored.
export async function readBip21(reader: PaymentReader, rest: string): Promise<ParsedPayment> {
  const uri = readPaymentUri(rest, { isCaseless: true })
  if ([...uri.parameters.keys()].some((name) => name.startsWith('req-'))) throw new RefusedPaymentError('required')
  const text = getUriParameter(uri, 'amount')
  const amount = text === undefined ? undefined : readCoins(text, { places: 8, most: MAX_BITCOIN })
  const label = readPaymentNote(uri, 'label')
  const message = readPaymentNote(uri, 'message')
  const details = {
    format: 'bip21',
    namespaces: ['bip122'],
    asset: {},
    ...(amount && { amount }),
    ...(label && { label }),
    ...(message && { message }),
  } as const
  // QR codes contain bech32 addresses in capitals, because these take less space.
  const isCapital = /^BC1|^TB1|^BCRT1/.test(uri.path) && uri.path === uri.path.toUpperCase()
  return readReceiver(reader, isCapital ? uri.path.toLowerCase() : uri.path, details)
}

// Matches the path of an EIP-681 URI: target [ "@" chain ] [ "/" function ]
const PATH = /^(?:pay-)?([^@/]+)(?:@(\d{1,20}))?(?:\/(\w+))?$/

// Reads an EIP-681 URI: a payment in the native coin, or a call of ERC-20 `transfer`. Ignores gas, because the user
// chooses the fee.
export async function readEip681(reader: PaymentReader, rest: string): Promise<ParsedPayment> {
  const uri = readPaymentUri(rest)
  const [, target, chainId, call] = PATH.exec(uri.path) ?? []
  if (target === undefined) throw new RefusedPaymentError('address')
  const details: PaymentDetails = {
    format: 'eip681',
    namespaces: ['eip155'],
    ...(chainId !== undefined && {
      caipNetworkId: resolveNetworkByReference(reader.networks, 'eip155', chainId.replace(/^0+(?=\d)/, ''))
        .caipNetworkId,
    }),
  }
  const value = getUriParameter(uri, 'value')
  if (call === undefined) {
    if ([...uri.parameters.keys()].some((name) => !native.includes(name))) throw new RefusedPaymentError('call')
    const amount = value === undefined ? undefined : readWord(value)
    return readReceiver(reader, target, { ...details, asset: {}, ...(amount && { amount }) })
  }
  if (call !== 'transfer' || [...uri.parameters.keys()].some((name) => !transfer.includes(name))) {
    throw new RefusedPaymentError('call')
  }
  // If the URI also sends native coins to the token contract, they would be lost there.
  if (value !== undefined && readWord(value)) throw new RefusedPaymentError('call')
  const receiver = getUriParameter(uri, 'address')
  if (receiver === undefined) throw new RefusedPaymentError('address')
  if (!(await reader.isAddress('eip155', target))) throw new RefusedPaymentError('address')
  const units = getUriParameter(uri, 'uint256')
  const amount = units === undefined ? undefined : readWord(units)
  return readReceiver(reader, receiver, { ...details, asset: { address: target }, ...(amount && { amount }) })
}

const gas = ['gas', 'gasLimit', 'gasPrice']
const native = ['value', ...gas]
const transfer = ['address', 'uint256', 'value', ...gas]

const MAX_REFERENCES = 8

const places = { native: 9, token: 18 } as const

// Reads a Solana Pay transfer request. Refuses transaction requests, which query a server.
export async function readSolanaPay(reader: PaymentReader, rest: string): Promise<ParsedPayment> {
  if (/^https?(:|%3a)/i.test(rest)) throw new RefusedPaymentError('interactive')
  const uri = readPaymentUri(rest, { repeated: ['reference'] })
  const token = getUriParameter(uri, 'spl-token')
  const references = uri.parameters.get('reference') ?? []
  if (references.length > MAX_REFERENCES) throw new RefusedPaymentError('tooLong')
  const isKey = (text: string) => reader.isAddress('solana', text)
  const keys = [...references, ...(token === undefined ? [] : [token])]
  if ((await filterAsync(keys, isKey)).length < keys.length) throw new RefusedPaymentError('address')
  const text = getUriParameter(uri, 'amount')
  const kind = token === undefined ? 'native' : 'token'
  const amount = text === undefined ? undefined : readCoins(text, { places: places[kind] })
  const label = readPaymentNote(uri, 'label')
  const message = readPaymentNote(uri, 'message')
  const memo = readPaymentNote(uri, 'memo')
  return readReceiver(reader, uri.path, {
    format: 'solanaPay',
    namespaces: ['solana'],
    asset: token === undefined ? {} : { address: token },
    ...(amount && { amount }),
    ...(label && { label }),
    ...(message && { message }),
    ...(memo && { memo }),
    ...(references.length > 0 && { references }),
  })
}

const MAX_WORD = (1n << 256n) - 1n

const MAX_DIGITS = 78

// Reads an amount such as `2.014e18`. The exponent is limited first, because `1e999999999` would take very long.
function readWord(text: string): PaymentAmount | undefined {
  const [, whole, fraction = '', exponent = '0'] = /^\+?(\d*)(?:\.(\d+))?(?:[eE]\+?(\d{1,4}))?$/.exec(text) ?? []
  if (whole === undefined || whole + fraction === '') throw new RefusedPaymentError('amount')
  const digits = (whole + fraction).replace(/^0+/, '')
  // An amount of zero means that the user chooses the amount.
  if (digits === '') return undefined
  const zeros = Number(exponent) - fraction.length
  if (digits.length + zeros > MAX_DIGITS || whole.length + fraction.length > 2 * MAX_DIGITS)
    throw new RefusedPaymentError('amount')
  const value = zeros >= 0 ? BigInt(digits) * 10n ** BigInt(zeros) : wholePart(digits, -zeros)
  if (value > MAX_WORD) throw new RefusedPaymentError('amount')
  return { unit: 'smallest', value }
}

function wholePart(digits: string, places: number): bigint {
  const cut = digits.length - places
  if (cut <= 0 || /[1-9]/.test(digits.slice(cut))) throw new RefusedPaymentError('amount')
  return BigInt(digits.slice(0, cut))
}

function readCoins(text: string, { places, most }: { readonly places: number; readonly most?: bigint }) {
  const [, whole, fraction = ''] = /^(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text) ?? []
  if (whole === undefined) throw new RefusedPaymentError('amount')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > places) throw new RefusedPaymentError('amount')
  const value = BigInt(whole) + (significant ? 1n : 0n)
  if (most !== undefined && value > most) throw new RefusedPaymentError('amount')
  if (value === 0n) return undefined
  const amount: PaymentAmount = { unit: 'whole', value: `${BigInt(whole)}${significant && `.${significant}`}` }
  return amount
}
