import {
  getErrorCodes,
  ModalError,
  type PermissionMethods,
  type PermissionRequest,
  parseChainId,
  type SpendLimit,
  type WalletPermission,
} from '@foyer/core/adapter'
import { parsePermissionLimit, parseUint256 } from '@foyer/core/internal/permissions'
import { getAddress, type Hex, isAddress, isHex, numberToHex } from 'viem'
import type { Eip1193Provider } from '../../../provider.js'

type Permission = WalletPermission<'eip155'>
type Fields = Readonly<Record<string, unknown>>

const MAX_PERMISSIONS = 100
const MAX_CONTEXT_DIGITS = 200_000
const MAX_DEPENDENCIES = 10
/** Year 5138. Larger timestamps are in milliseconds. */
const MAX_TIMESTAMP_SECONDS = 100_000_000_000

/**
 * Creates the methods for permissions by ERC-7715 (`wallet_requestExecutionPermissions`), or by its draft
 * (`wallet_grantPermissions`) if the wallet supports only that.
 */
export function createPermissionMethods(provider: Eip1193Provider): PermissionMethods<'eip155'> {
  const send = (method: string, params: unknown): Promise<unknown> => provider.request({ method, params })
  const trySend = async (method: string, params: unknown): Promise<{ readonly answer: unknown } | undefined> => {
    try {
      return { answer: await send(method, params) }
    } catch (error) {
      if (isUnknown(error)) return undefined
      throw error
    }
  }

  return {
    async grant(request) {
      const supported = await trySend('wallet_getSupportedExecutionPermissions', [])
      if (supported) {
        const type = typesFor(request.limit).find((each) => isSupported(supported.answer, each, request))
        if (type === undefined) throw unsupported(request.limit)
        const requested = toRequest(request, type)
        const answer = await send('wallet_requestExecutionPermissions', [requested])
        return check(toPermission(Array.isArray(answer) ? answer[0] : answer, 'erc7715'), request)
      }
      const older = toOlderRequest(request)
      const granted = await trySend('wallet_grantPermissions', [older])
      if (!granted) {
        throw new ModalError('METHOD_UNSUPPORTED', {
          message: 'The wallet does not support permissions (ERC-7715)',
          context: { method: 'permissions' },
        })
      }
      const { answer } = granted
      const [first]: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
      return check(toOlderPermission(first, request), request)
    },
    async list({ account }) {
      const granted = await trySend('wallet_getGrantedExecutionPermissions', [])
      if (!granted) return undefined
      if (!Array.isArray(granted.answer)) throw invalid(granted.answer)
      const result = granted.answer
        .slice(0, MAX_PERMISSIONS)
        .flatMap((each: unknown) => toPermission(each, 'erc7715') ?? [])
      return result.filter(({ address }) => address.toLowerCase() === account.address.toLowerCase())
    },
    async revoke({ context, form }) {
      const input = { permissionContext: context }
      const done =
        form === 'older'
          ? await trySend('wallet_revokePermissions', [{ ...input, permissionsContext: context }])
          : await revokeOne(input)
      if (done) return
      throw new ModalError('METHOD_UNSUPPORTED', {
        message: 'The wallet cannot revoke permissions for an app: revoke them in the wallet',
        context: { method: 'permissions' },
      })
    },
  }

  async function revokeOne(input: object) {
    try {
      return await trySend('wallet_revokeExecutionPermission', input)
    } catch (error) {
      if (!getErrorCodes(error).includes(-32602)) throw error
      return trySend('wallet_revokeExecutionPermission', [input])
    }
  }
}

const isUnknown = (error: unknown) => getErrorCodes(error).some((code) => [4200, -32601, -32004].includes(code))

function invalid(answer: unknown): ModalError {
  return new ModalError('RESPONSE_INVALID', {
    message: 'The wallet returned an invalid permission',
    context: { answer },
  })
}

const unsupported = ({ token, period }: SpendLimit) =>
  new ModalError('PERMISSION_UNSUPPORTED', {
    message: 'The wallet does not support this kind of permission',
    context: { token, period },
  })

function typesFor({ token, period }: SpendLimit): readonly string[] {
  const name = token === undefined ? 'native-token' : 'erc20-token'
  return period === undefined ? [`${name}-allowance`, `${name}-transfer`] : [`${name}-periodic`]
}

function isSupported(answer: unknown, type: string, { caipNetworkId }: PermissionRequest): boolean {
  const all: Fields = Object(answer)
  if (!Object.hasOwn(all, type)) return false
  const { chainIds, ruleTypes }: Fields = Object(all[type])
  const chainId = toChainId(caipNetworkId)
  const isOn = !Array.isArray(chainIds) || chainIds.some((each: unknown) => parseChainId(each) === chainId)
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

/**
 * Builds the request of ERC-7715. Without `to`, the account grants the permission to itself, and the wallet enforces
 * it.
 */
function toRequest({ account, caipNetworkId, limit, expiry, to, reason }: PermissionRequest, type: string) {
  return {
    chainId: numberToHex(toChainId(caipNetworkId)),
    from: account.address,
    to: to ?? account.address,
    permission: { type, isAdjustmentAllowed: true, data: dataOf(limit, type, reason) },
    rules: [{ type: 'expiry', isAdjustmentAllowed: true, data: { timestamp: expiry } }],
  }
}

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

function check(permission: Permission | undefined, { account, caipNetworkId }: PermissionRequest): Permission {
  const isRequested =
    permission?.caipNetworkId === caipNetworkId && permission.address.toLowerCase() === account.address.toLowerCase()
  if (!permission || !isRequested) throw invalid(permission)
  return permission
}

function toPermission(input: unknown, form: Permission['form']): Permission | undefined {
  const fields: Fields = Object(input)
  const chainId = parseChainId(fields.chainId)
  const address = readAddress(fields.from ?? fields.address)
  const context = readContext(fields.context)
  if (chainId === undefined || address === undefined || context === undefined) return undefined
  const { type, data }: Fields = Object(fields.permission)
  const rules: readonly unknown[] = Array.isArray(fields.rules) ? fields.rules.slice(0, MAX_PERMISSIONS) : []
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
    limits: [parsePermissionLimit(type, data, fields.spent)],
    dependencies: readDependencies(fields.dependencies ?? fields.dependencyInfo),
    form,
    ...(to !== undefined && to !== address && { to }),
    ...(ends.length > 0 && { expiry: Math.min(...ends) }),
    ...(delegationManager !== undefined && { delegationManager }),
  }
}

function toOlderPermission(input: unknown, request: PermissionRequest): Permission | undefined {
  const fields: Fields = Object(input)
  const context = readContext(fields.context ?? fields.permissionsContext)
  if (context === undefined) return undefined
  const chainId = fields.chainId === undefined ? toChainId(request.caipNetworkId) : parseChainId(fields.chainId)
  const address = fields.address === undefined ? request.account.address : readAddress(fields.address)
  if (chainId === undefined || address === undefined) return undefined
  const granted = fields.grantedPermissions ?? fields.permissions ?? [fields.permission]
  const permissions: readonly unknown[] = Array.isArray(granted) ? granted.slice(0, MAX_PERMISSIONS) : []
  const expiry = readSecond(fields.expiry)
  return {
    context,
    caipNetworkId: `eip155:${chainId}`,
    address,
    limits: permissions.map((each) => {
      const { type, data }: Fields = Object(each)
      return parsePermissionLimit(type, data, undefined)
    }),
    form: 'older',
    ...(request.to !== undefined && { to: request.to }),
    ...(expiry !== undefined && { expiry }),
  }
}

function readNumber(value: unknown): number | undefined {
  const amount = parseUint256(value)
  return amount !== undefined && amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : undefined
}

function readSecond(value: unknown): number | undefined {
  const second = readNumber(value)
  return second !== undefined && second <= MAX_TIMESTAMP_SECONDS ? second : undefined
}

const readAddress = (value: unknown): Hex | undefined =>
  typeof value === 'string' && isAddress(value, { strict: false }) ? getAddress(value) : undefined

const readContext = (value: unknown): string | undefined =>
  isHex(value) && value.length > 2 && value.length <= MAX_CONTEXT_DIGITS ? value : undefined

function readDependencies(value: unknown): Permission['dependencies'] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_DEPENDENCIES) : []
  return list.flatMap((each) => {
    const { factory, factoryData }: Fields = Object(each)
    const address = readAddress(factory)
    return address !== undefined && isHex(factoryData) && factoryData.length <= MAX_CONTEXT_DIGITS
      ? [{ factory: address, factoryData }]
      : []
  })
}
