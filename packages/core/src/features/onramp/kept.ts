import type { ModalContext } from '../../context.js'
import type { CaipAddress } from '../../types/caip.js'
import type { OnrampAsset, OnrampMoney, OnrampOrder } from '../../types/onramp.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { plainText } from '../../utils/plainText.js'
import { parseMoney } from './quote.js'

/** Under this a purchase is kept that has not come yet. */
const KEY = 'purchase'

/** What has not come by then comes some other day. Milliseconds. */
export const LATE = 30 * 60_000

/** A purchase whose page was opened, as it outlives a reload. The provider is found again by its id. */
export interface KeptPurchase extends Pick<OnrampOrder, 'asset' | 'amount' | 'assetAmount' | 'currency' | 'method'> {
  readonly caipAddress: CaipAddress
  readonly providerId: string
  readonly about: OnrampMoney | undefined
  /** What was held of it before, in the smallest unit, decimal text. Absent: nobody has said yet. */
  readonly before?: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

export function keepPurchase({ services }: ModalContext, kept: KeptPurchase | undefined): void {
  if (kept) services.storage.setJson(KEY, kept)
  else services.storage.remove(KEY)
}

/** What is still waited for. */
export function readPurchase({ services }: ModalContext): KeptPurchase | undefined {
  const kept = services.storage.getJson(KEY, parse)
  const age = kept && Date.now() - kept.at
  return age !== undefined && age >= 0 && age < LATE ? kept : undefined
}

/** From storage, which others can write to. */
function parse(value: unknown): KeptPurchase | undefined {
  if (!isRecord(value) || !isCaipAddress(value.caipAddress)) return undefined
  const { caipAddress, providerId, amount, assetAmount, currency, method, before, at } = value
  const asset = parseAsset(value.asset, parseCaipAddress(caipAddress)?.caipNetworkId)
  if (!asset || typeof at !== 'number' || !Number.isFinite(at)) return undefined
  if (!isText(providerId, ID) || !isText(amount, DECIMAL) || !isText(currency, ID) || !isText(method, ID))
    return undefined
  return {
    ...{ caipAddress, asset, providerId, amount, currency, method, at },
    assetAmount: isText(assetAmount, DECIMAL) ? assetAmount : undefined,
    about: parseMoney(value.about),
    before: isText(before, /^\d{1,78}$/) ? before : undefined,
  }
}

const ID = /^[\w.-]{1,64}$/
const DECIMAL = /^\d{1,30}(\.\d{1,30})?$/
const isText = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value)

function parseAsset(value: unknown, caipNetworkId: OnrampAsset['caipNetworkId'] | undefined): OnrampAsset | undefined {
  if (!isRecord(value) || !caipNetworkId || value.caipNetworkId !== caipNetworkId) return undefined
  const { symbol, name, address, id, networkName } = value
  if (typeof symbol !== 'string' || typeof name !== 'string') return undefined
  return {
    caipNetworkId,
    symbol: plainText(symbol, 100),
    name: plainText(name, 100),
    address: isText(address, /^[\w.:-]{1,128}$/) ? address : undefined,
    id: isText(id, ID) ? id : undefined,
    networkName: isText(networkName, ID) ? networkName : undefined,
  }
}
