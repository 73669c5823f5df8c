import { type AdapterContext, createLazyValue, withTimeout } from '@foyer/core/adapter'
import type { Params } from 'sats-connect'
import { readWindowPath } from '../../discover/readWindowPath.js'
import { requestRpcProvider, unwrapRpcResponse } from './requestRpcProvider.js'
import { isRecord, readText, type WalletApiParameters, type WalletObject } from './walletObject.js'

export type SatsConnectMethod =
  | 'getAddresses'
  | 'sendTransfer'
  | 'signMessage'
  | 'signPsbt'
  | 'wallet_changeNetwork'
  | 'wallet_connect'
  | 'wallet_disconnect'
  | 'wallet_getAccount'

type Texts<Value> = Value extends string
  ? `${Value}`
  : Value extends readonly (infer Each)[]
    ? Texts<Each>[]
    : Value extends object
      ? { [Name in keyof Value]: Texts<Value[Name]> }
      : Value

export type SatsConnectParams<Method extends SatsConnectMethod> = Texts<Params<Method>>

export type SatsConnectRequester = <Method extends SatsConnectMethod>(
  method: Method,
  params: SatsConnectParams<Method>,
) => Promise<unknown>

type Library = Pick<typeof import('sats-connect'), 'request'>

const INFO_WAIT_MS = 1_000

export interface SatsConnectRequesterParameters extends WalletApiParameters {
  readonly adapterContext: Pick<AdapterContext<'bip122'>, 'log'>
  readonly load?: (() => Promise<Library>) | undefined
}

export function createSatsConnectRequester({
  adapterContext,
  walletId,
  source,
  // `@sats-connect/core` has the same `request` as `sats-connect`, without the wallet selector.
  load = () => import('@sats-connect/core'),
}: SatsConnectRequesterParameters): SatsConnectRequester {
  const library = createLazyValue(() =>
    findLibrary(walletId, source, load).catch((cause: unknown) => {
      adapterContext.log('debug', `"${walletId}" is requested without sats-connect`, cause)
      return undefined
    }),
  )
  return async (method, params) => {
    const result = await library.get()
    // The library looks the wallet up on `window` again, so check that it would find the same object.
    if (!result || !isAt(walletId, source)) return requestRpcProvider(source, method, params)
    return unwrapRpcResponse(result.request(method, params as Params<typeof method>, walletId).then(readUnknown))
  }
}

/**
 * Loads sats-connect if it would find this wallet; undefined otherwise. sats-connect 4.2.1 with @sats-connect/core
 * 0.10.0 (2026-11, https://github.com/secretkeylabs/sats-connect-core/blob/main/src/request/index.ts) finds wallets
 * only by a path of `window`, requires `getInfo`, and filters every wallet's purposes by the first wallet's answer.
 */
async function findLibrary(
  path: string,
  source: WalletObject,
  load: () => Promise<Library>,
): Promise<Library | undefined> {
  if (!isAt(path, source)) return undefined
  const own = await withTimeout(requestRpcProvider(source, 'getInfo', null), INFO_WAIT_MS, () => undefined)
  if (!isRecord(own)) return undefined
  const result = await load()
  const known = await result.request('getInfo', null, path)
  return known.status === 'success' && JSON.stringify(known.result) === JSON.stringify(own) ? result : undefined
}

function isAt(path: string, source: WalletObject): boolean {
  try {
    return readWindowPath(path) === source
  } catch {
    return false
  }
}

/** Unwraps valid responses that sats-connect reports as errors. */
function readUnknown(answer: unknown): unknown {
  const error = isRecord(answer) ? answer.error : undefined
  return readText(error, 'message') === 'Received unknown response from provider.' && isRecord(error)
    ? error.data
    : answer
}
