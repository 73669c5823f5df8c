import type { FeatureContext } from '../../feature/context.js'
import type { CaipAddress } from '../../types/caip.js'
import type { OnrampAsset, OnrampMoney, OnrampOrder } from '../../types/onramp.js'
import { isCaipAddress, parseCaipAddress } from '../../utils/caipAddress.js'
import { isRecord } from '../../utils/isRecord.js'
import { sanitizeText } from '../../utils/sanitizeText.js'
import { parseMoney } from './readOnrampQuote.js'

export const PURCHASE_KEY = 'purchase'

export const PURCHASE_TIMEOUT_MS = 30 * 60_000

/** Describes a purchase in local storage, which a reload resumes. */
export interface StoredPurchase extends Pick<OnrampOrder, 'asset' | 'amount' | 'assetAmount' | 'currency' | 'method'> {
  readonly caipAddress: CaipAddress
  readonly providerId: string
  readonly about: OnrampMoney | undefined
  /** Balance before the purchase, in the smallest unit, as decimal text. Absent when unknown. */
  readonly before?: string | undefined
  readonly at: number
}

export function storePurchase({ storage }: FeatureContext, stored: StoredPurchase | undefined): void {
  if (stored) storage.setJson(PURCHASE_KEY, stored)
  else storage.remove(PURCHASE_KEY)
}

export function readPurchase({ storage }: FeatureContext): StoredPurchase | undefined {
  const stored = storage.getJson(PURCHASE_KEY, parse)
  const age = stored && Date.now() - stored.at
  return age !== undefined && age >= 0 && age < PURCHASE_TIMEOUT_MS ? stored : undefined
}

/** Validates the stored JSON, which other code can write. */
function parse(value: unknown): StoredPurchase | undefined {
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
    symbol: sanitizeText(symbol, 100),
    name: sanitizeText(name, 100),
    address: isText(address, /^[\w.:-]{1,128}$/) ? address : undefined,
    id: isText(id, ID) ? id : undefined,
    networkName: isText(networkName, ID) ? networkName : undefined,
  }
}
