import { type AdapterHost, lazy, within } from '@foyer/core/adapter'
import type { Params } from 'sats-connect'
import { atPath } from '../../discover/atPath.js'
import { askProvider, readAnswer } from './askProvider.js'
import { isRecord, type LinkParameters, type Methods, textOf } from './read.js'

/** What the link asks of a wallet in the way of sats-connect. */
export type SatsConnectMethod =
  | 'getAddresses'
  | 'sendTransfer'
  | 'signMessage'
  | 'signPsbt'
  | 'wallet_changeNetwork'
  | 'wallet_connect'
  | 'wallet_disconnect'
  | 'wallet_getAccount'

/** What a method takes by sats-connect's own types, its enums as the texts that travel. */
type Texts<Value> = Value extends string
  ? `${Value}`
  : Value extends readonly (infer Each)[]
    ? Texts<Each>[]
    : Value extends object
      ? { [Name in keyof Value]: Texts<Value[Name]> }
      : Value

export type SatsConnectParams<Method extends SatsConnectMethod> = Texts<Params<Method>>

export type AskSatsConnect = <Method extends SatsConnectMethod>(
  method: Method,
  params: SatsConnectParams<Method>,
) => Promise<unknown>

type Library = Pick<typeof import('sats-connect'), 'request'>

/** How long a wallet has to say what it is before it is asked without the library. */
const INFO_WAIT_MS = 1_000

export interface AskSatsConnectParameters extends LinkParameters {
  readonly host: Pick<AdapterHost<'bip122'>, 'log'>
  readonly load?: (() => Promise<Library>) | undefined
}

/**
 * Asks a wallet through sats-connect's `request` where that reaches it and knows it, else by the same call on the wallet's
 * object. Loads the library with the first question.
 */
export function askSatsConnect({
  host,
  walletId,
  source,
  // Where sats-connect has its `request` from, without the list of wallets that it draws and what that is made of.
  load = () => import('@sats-connect/core'),
}: AskSatsConnectParameters): AskSatsConnect {
  const library = lazy(() =>
    findLibrary(walletId, source, load).catch((cause: unknown) => {
      host.log('debug', `"${walletId}" is asked without sats-connect`, cause)
      return undefined
    }),
  )
  return async (method, params) => {
    const found = await library.get()
    // Looked up again: the library asks whatever stands at the path by now.
    if (!found || !isAt(walletId, source)) return askProvider(source, method, params)
    return readAnswer(found.request(method, params as Params<typeof method>, walletId).then(readUnknown))
  }
}

/**
 * Undefined where the library (sats-connect 4.2.1 with @sats-connect/core 0.10.0, 2026-11,
 * https://github.com/secretkeylabs/sats-connect-core/blob/main/src/request/index.ts) would do the user harm:
 * - It finds wallets by a path from `window` alone, so it misses those that announce themselves or were handed in.
 * - It asks `getInfo` before the first question, and gives up with a wallet that throws on it.
 * - It keeps the answer of the first wallet for the whole page, and cuts the purposes of every other one down by it.
 */
async function findLibrary(path: string, source: Methods, load: () => Promise<Library>): Promise<Library | undefined> {
  if (!isAt(path, source)) return undefined
  const own = await within(askProvider(source, 'getInfo', null), INFO_WAIT_MS, () => undefined)
  if (!isRecord(own)) return undefined
  const found = await load()
  const known = await found.request('getInfo', null, path)
  return known.status === 'success' && JSON.stringify(known.result) === JSON.stringify(own) ? found : undefined
}

function isAt(path: string, source: Methods): boolean {
  try {
    return atPath(path) === source
  } catch {
    return false
  }
}

/** An envelope that the library does not know is inside of its error: what the wallet has done is not to be lost. */
function readUnknown(answer: unknown): unknown {
  const error = isRecord(answer) ? answer.error : undefined
  return textOf(error, 'message') === 'Received unknown response from provider.' && isRecord(error)
    ? error.data
    : answer
}
