import type { RpcErrorCode } from './rpc.js'

const byStatus: Readonly<Record<number, RpcErrorCode>> = {
  400: 'RPC_INVALID_REQUEST',
  401: 'PROVIDER_UNAUTHORIZED',
  402: 'RPC_LIMIT_EXCEEDED',
  403: 'PROVIDER_UNAUTHORIZED',
  404: 'RPC_RESOURCE_NOT_FOUND',
  405: 'RPC_METHOD_NOT_SUPPORTED',
  406: 'RPC_METHOD_NOT_SUPPORTED',
  408: 'RPC_RESOURCE_UNAVAILABLE',
  409: 'RPC_INVALID_INPUT',
  410: 'RPC_RESOURCE_NOT_FOUND',
  413: 'RPC_LIMIT_EXCEEDED',
  415: 'RPC_INVALID_REQUEST',
  422: 'RPC_INVALID_PARAMS',
  425: 'RPC_RESOURCE_UNAVAILABLE',
  429: 'RPC_LIMIT_EXCEEDED',
  500: 'RPC_INTERNAL',
  501: 'RPC_METHOD_NOT_SUPPORTED',
  502: 'RPC_RESOURCE_UNAVAILABLE',
  503: 'RPC_RESOURCE_UNAVAILABLE',
  504: 'RPC_RESOURCE_UNAVAILABLE',
}

/** The RPC code that an HTTP status from 400 to 504 stands for; undefined outside of that range. */
export function rpcErrorCodeOfStatus(status: number): RpcErrorCode | undefined {
  if (!Number.isInteger(status) || status < 400 || status > 504) return undefined
  return byStatus[status] ?? (status < 500 ? 'RPC_INVALID_REQUEST' : 'RPC_INTERNAL')
}
