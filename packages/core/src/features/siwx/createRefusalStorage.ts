import type { AuthorizationRequest } from '../../feature/defineFeature.js'
import type { ModalContext } from '../../modal/context.js'

const KEY = 'siwx_refused'

const toTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : undefined

/**
 * Stores that the user declined to sign in with an account, on whichever network. Removed when the account connects
 * anew or the user is prompted again.
 */
export function createRefusalStorage(
  { services: { storage } }: ModalContext,
  { namespace, account: { address } }: Pick<AuthorizationRequest, 'namespace' | 'account'>,
) {
  const mine = `${namespace}:${address}`
  const read = () => storage.getJson(KEY, toTexts) ?? []
  const others = () => read().filter((each) => each !== mine)
  return {
    has: () => read().includes(mine),
    add: () => storage.setJson(KEY, [...others(), mine]),
    remove() {
      if (read().includes(mine)) storage.setJson(KEY, others())
    },
  }
}
