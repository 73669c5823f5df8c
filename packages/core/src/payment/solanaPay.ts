import { type PaymentReading, Refused } from './payment.js'
import { readCoins } from './readAmount.js'
import { keep, type PaymentReader, readReceiver } from './reader.js'
import { noteOf, only, readUri } from './readUri.js'

/** More keys than that do not fit into a transaction. */
const MAX_REFERENCES = 8

/** Lamports have 9 places, and no token has more than 18. */
const places = { native: 9, token: 18 } as const

/** `solana:`, Solana Pay: a transfer request. One that asks a server for a transaction is refused. */
export async function readSolanaPay(reader: PaymentReader, rest: string): Promise<PaymentReading> {
  if (/^https?(:|%3a)/i.test(rest)) throw new Refused('interactive')
  const uri = readUri(rest, { repeated: ['reference'] })
  const token = only(uri, 'spl-token')
  const references = uri.parameters.get('reference') ?? []
  if (references.length > MAX_REFERENCES) throw new Refused('tooLong')
  const isKey = (text: string) => reader.isAddress('solana', text)
  const keys = [...references, ...(token === undefined ? [] : [token])]
  if ((await keep(keys, isKey)).length < keys.length) throw new Refused('address')
  const text = only(uri, 'amount')
  const kind = token === undefined ? 'native' : 'token'
  const amount = text === undefined ? undefined : readCoins(text, { places: places[kind] })
  const label = noteOf(uri, 'label')
  const message = noteOf(uri, 'message')
  const memo = noteOf(uri, 'memo')
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
