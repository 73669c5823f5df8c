import { ModalError } from '@foyer/core/adapter'

/** A wallet's own object. What its methods take and give is foreign: it is read where it is called. */
export interface Methods {
  readonly [name: string]: unknown
}

export interface LinkParameters {
  readonly walletId: string
  readonly source: Methods
}

export function isRecord(value: unknown): value is Methods {
  return typeof value === 'object' && value !== null
}

/** A field of something a wallet said, where that is an object and the field a text. */
export function textOf(value: unknown, field: string): string | undefined {
  const found = isRecord(value) ? value[field] : undefined
  return typeof found === 'string' && found ? found : undefined
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function has(source: Methods, method: string): boolean {
  return typeof source[method] === 'function'
}

/** Calls a method of the wallet. Rejects with `ACT_UNSUPPORTED` where it has none of that name. */
export async function call(source: Methods, method: string, ...args: readonly unknown[]): Promise<unknown> {
  const act = source[method]
  if (typeof act !== 'function') throw new ModalError('ACT_UNSUPPORTED', { message: `This wallet cannot ${method}` })
  return act.apply(source, args)
}
