import {
  ModalError,
  type PermissionRequest,
  type Permissions,
  type SpendLimit,
  type WalletPermission,
} from '@foyer/core/adapter'
import { readAmount, readLimit } from '@foyer/core/adapter/permissions'
import { getAddress, type Hex, isAddress, isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../provider.js'
import { errorCodes } from './errorCodes.js'

type Permission = WalletPermission<'eip155'>
type Fields = Readonly<Record<string, unknown>>

/** A list of more is nothing that anybody has granted. */
const MOST = 100
/** Hex digits of a context: it may hold a chain of delegations. */
const LONGEST_CONTEXT = 200_000
const MOST_DEPENDENCIES = 10
/** More seconds are milliseconds, or nonsense. The year 5138. */
const LAST_SECOND = 100_000_000_000

/**
 * Permissions as ERC-7715 has them (`wallet_requestExecutionPermissions`), and as it had them where that is what a wallet knows
 * (`wallet_grantPermissions`).
 */
export function createPermissions(provider: Eip1193Provider): Permissions<'eip155'> {
  const ask = (method: string, params: unknown): Promise<unknown> => provider.request({ method, params })
  /** Undefined: the wallet does not know the question. */
  const tryToAsk = async (method: string, params: unknown): Promise<{ readonly answer: unknown } | undefined> => {
    try {
      return { answer: await ask(method, params) }
    } catch (error) {
      if (isUnknown(error)) return undefined
      throw error
    }
  }

  return {
    async grant(request) {
      const supported = await tryToAsk('wallet_getSupportedExecutionPermissions', [])
      if (supported) {
        const type = typesFor(request.limit).find((each) => isSupported(supported.answer, each, request))
        if (type === undefined) throw unsupported(request.limit)
        const asked = toRequest(request, type)
        const answer = await ask('wallet_requestExecutionPermissions', [asked])
        return check(toPermission(Array.isArray(answer) ? answer[0] : answer, 'erc7715'), request)
      }
      const older = toOlderRequest(request)
      const granted = await tryToAsk('wallet_grantPermissions', [older])
      if (!granted) {
        throw new ModalError('ACT_UNSUPPORTED', {
          message: 'This wallet gives no permissions',
          context: { act: 'permissions' },
        })
      }
      const { answer } = granted
      const [first]: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
      return check(toOlderPermission(first, request), request)
    },
    async list({ account }) {
      const told = await tryToAsk('wallet_getGrantedExecutionPermissions', [])
      if (!told) return undefined
      if (!Array.isArray(told.answer)) throw invalid(told.answer)
      const found = told.answer.slice(0, MOST).flatMap((each: unknown) => toPermission(each, 'erc7715') ?? [])
      return found.filter(({ address }) => address.toLowerCase() === account.address.toLowerCase())
    },
    async revoke({ context, form }) {
      const given = { permissionContext: context }
      const done =
        form === 'older'
          ? await tryToAsk('wallet_revokePermissions', [{ ...given, permissionsContext: context }])
          : await revokeOne(given)
      if (done) return
      throw new ModalError('ACT_UNSUPPORTED', {
        message: 'This wallet takes permissions back by itself alone',
        context: { act: 'permissions' },
      })
    },
  }

  /** The standard has it as the parameters themselves; wallets of libraries that want a list say so. */
  async function revokeOne(given: object) {
    try {
      return await tryToAsk('wallet_revokeExecutionPermission', given)
    } catch (error) {
      if (!errorCodes(error).includes(-32602)) throw error
      return tryToAsk('wallet_revokeExecutionPermission', [given])
    }
  }
}

const isUnknown = (error: unknown) => errorCodes(error).some((code) => [4200, -32601, -32004].includes(code))

function invalid(answer: unknown): ModalError {
  return new ModalError('RESPONSE_INVALID', {
    message: 'The wallet’s answer about permissions makes no sense',
    context: { answer },
  })
}

const unsupported = ({ token, period }: SpendLimit) =>
  new ModalError('PERMISSION_UNSUPPORTED', {
    message: 'This wallet does not give this kind of permission',
    context: { token, period },
  })

/** What it is called, the newest name first. */
function typesFor({ token, period }: SpendLimit): readonly string[] {
  const what = token === undefined ? 'native-token' : 'erc20-token'
  return period === undefined ? [`${what}-allowance`, `${what}-transfer`] : [`${what}-periodic`]
}

/** By type: on which chains, and which rules. Chains in hex, or as numbers. */
function isSupported(answer: unknown, type: string, { caipNetworkId }: PermissionRequest): boolean {
  const all: Fields = Object(answer)
  if (!Object.hasOwn(all, type)) return false
  const { chainIds, ruleTypes }: Fields = Object(all[type])
  const chainId = toChainId(caipNetworkId)
  const isOn = !Array.isArray(chainIds) || chainIds.some((each: unknown) => Number(each) === chainId)
  return isOn && (!Array.isArray(ruleTypes) || ruleTypes.includes('expiry'))
}

const toChainId = (caipNetworkId: string) => Number(caipNetworkId.slice('eip155:'.length))

function dataOf({ token, amount, period }: SpendLimit, type: string, reason: string | undefined) {
  const contract = token === undefined ? {} : { [type.endsWith('-transfer') ? 'address' : 'tokenAddress']: token }
  const why = reason === undefined ? {} : { justification: reason }
  if (type.endsWith('-transfer')) return { ...contract, allowance: numberToHex(amount) }
  if (period === undefined) return { ...contract, allowanceAmount: numberToHex(amount), ...why }
  return { ...contract, periodAmount: numberToHex(amount), periodDuration: period, ...why }
}

/** A request of ERC-7715. Without another account it is the account’s own: the wallet itself keeps to it. */
function toRequest({ account, caipNetworkId, limit, expiry, to, reason }: PermissionRequest, type: string) {
  return {
    chainId: numberToHex(toChainId(caipNetworkId)),
    from: account.address,
    to: to ?? account.address,
    permission: { type, isAdjustmentAllowed: true, data: dataOf(limit, type, reason) },
    rules: [{ type: 'expiry', isAdjustmentAllowed: true, data: { timestamp: expiry } }],
  }
}

/** As it was before: one amount, and no periods. */
function toOlderRequest({ account, caipNetworkId, limit, expiry, to }: PermissionRequest) {
  const type = typesFor(limit).find((each) => each.endsWith('-transfer'))
  if (type === undefined) throw unsupported(limit)
  return {
    chainId: numberToHex(toChainId(caipNetworkId)),
    address: account.address,
    expiry,
    signer: to === undefined ? { type: 'wallet', data: {} } : { type: 'account', data: { address: to } },
    permissions: [{ type, data: dataOf(limit, type, undefined) }],
    policies: [],
  }
}

/** Of another account or network it is none that was asked for. */
function check(permission: Permission | undefined, { account, caipNetworkId }: PermissionRequest): Permission {
  const isAsked =
    permission?.caipNetworkId === caipNetworkId && permission.address.toLowerCase() === account.address.toLowerCase()
  if (!permission || !isAsked) throw invalid(permission)
  return permission
}

/** What the wallet has granted, which may be less than was asked for. */
function toPermission(given: unknown, form: Permission['form']): Permission | undefined {
  const fields: Fields = Object(given)
  const chainId = readNumber(fields.chainId)
  const address = readAddress(fields.from ?? fields.address)
  const context = readContext(fields.context)
  if (chainId === undefined || address === undefined || context === undefined) return undefined
  const { type, data }: Fields = Object(fields.permission)
  const rules: readonly unknown[] = Array.isArray(fields.rules) ? fields.rules.slice(0, MOST) : []
  const ends = rules.flatMap((rule) => {
    const each: Fields = Object(rule)
    const { timestamp }: Fields = Object(each.data)
    return each.type === 'expiry' ? (readSecond(timestamp) ?? []) : []
  })
  const to = readAddress(fields.to)
  const delegationManager = readAddress(fields.delegationManager)
  return {
    context,
    caipNetworkId: `eip155:${chainId}`,
    address,
    limits: [readLimit(type, data, fields.spent)],
    dependencies: readDependencies(fields.dependencies ?? fields.dependencyInfo),
    form,
    ...(to !== undefined && to !== address && { to }),
    ...(ends.length > 0 && { expiry: Math.min(...ends) }),
    ...(delegationManager !== undefined && { delegationManager }),
  }
}

function toOlderPermission(given: unknown, request: PermissionRequest): Permission | undefined {
  const fields: Fields = Object(given)
  const context = readContext(fields.context ?? fields.permissionsContext)
  if (context === undefined) return undefined
  const chainId = fields.chainId === undefined ? toChainId(request.caipNetworkId) : readNumber(fields.chainId)
  const address = fields.address === undefined ? request.account.address : readAddress(fields.address)
  if (chainId === undefined || address === undefined) return undefined
  const told = fields.grantedPermissions ?? fields.permissions ?? [fields.permission]
  const permissions: readonly unknown[] = Array.isArray(told) ? told.slice(0, MOST) : []
  const expiry = readSecond(fields.expiry)
  return {
    context,
    caipNetworkId: `eip155:${chainId}`,
    address,
    limits: permissions.map((each) => {
      const { type, data }: Fields = Object(each)
      return readLimit(type, data, undefined)
    }),
    form: 'older',
    ...(request.to !== undefined && { to: request.to }),
    ...(expiry !== undefined && { expiry }),
  }
}

function readNumber(value: unknown): number | undefined {
  const amount = readAmount(value)
  return amount !== undefined && amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : undefined
}

function readSecond(value: unknown): number | undefined {
  const second = readNumber(value)
  return second !== undefined && second <= LAST_SECOND ? second : undefined
}

const readAddress = (value: unknown): Hex | undefined =>
  typeof value === 'string' && isAddress(value, { strict: false }) ? getAddress(value) : undefined

const readContext = (value: unknown): string | undefined =>
  isHex(value) && value.length > 2 && value.length <= LONGEST_CONTEXT ? value : undefined

function readDependencies(value: unknown): Permission['dependencies'] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST_DEPENDENCIES) : []
  return list.flatMap((each) => {
    const { factory, factoryData }: Fields = Object(each)
    const address = readAddress(factory)
    return address !== undefined && isHex(factoryData) && factoryData.length <= LONGEST_CONTEXT
      ? [{ factory: address, factoryData }]
      : []
  })
}
