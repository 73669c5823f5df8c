import { ModalError } from '@foyer/core/adapter'

export interface WalletObject {
  readonly [name: string]: unknown
}

export interface WalletApiParameters {
  readonly walletId: string
  readonly source: WalletObject
}

export function isRecord(value: unknown): value is WalletObject {
  return typeof value === 'object' && value !== null
}

export function readText(value: unknown, field: string): string | undefined {
  const result = isRecord(value) ? value[field] : undefined
  return typeof result === 'string' && result ? result : undefined
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function hasMethod(source: WalletObject, method: string): boolean {
  return typeof source[method] === 'function'
}

export async function callMethod(source: WalletObject, method: string, ...args: readonly unknown[]): Promise<unknown> {
  const implementation = source[method]
  if (typeof implementation !== 'function')
    throw new ModalError('METHOD_UNSUPPORTED', { message: `The wallet does not support ${method}` })
  return implementation.apply(source, args)
}
