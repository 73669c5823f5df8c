import { type PaymentReading, Refused } from './payment.js'
import { readCoins } from './readAmount.js'
import { type PaymentReader, readReceiver } from './reader.js'
import { noteOf, only, readUri } from './readUri.js'

/** All that there will ever be. */
const MOST_BITCOIN = 21_000_000n

/** `bitcoin:`, BIP-21 and the keys of BIP-321, which codes have in capitals. What it requires and nobody knows makes it invalid; other unknown parameters are passed over. */
export async function readBip21(reader: PaymentReader, rest: string): Promise<PaymentReading> {
  const uri = readUri(rest, { isCaseless: true })
  if ([...uri.parameters.keys()].some((name) => name.startsWith('req-'))) throw new Refused('required')
  const text = only(uri, 'amount')
  const amount = text === undefined ? undefined : readCoins(text, { places: 8, most: MOST_BITCOIN })
  const label = noteOf(uri, 'label')
  const message = noteOf(uri, 'message')
  const details = {
    format: 'bip21',
    namespaces: ['bip122'],
    asset: {},
    ...(amount && { amount }),
    ...(label && { label }),
    ...(message && { message }),
  } as const
  // Codes have bech32 addresses in capitals, which take less room.
  const isCapital = /^BC1|^TB1|^BCRT1/.test(uri.path) && uri.path === uri.path.toUpperCase()
  return readReceiver(reader, isCapital ? uri.path.toLowerCase() : uri.path, details)
}
