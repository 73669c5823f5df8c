import type { ModalContext } from '../../context.js'
import type { AdmittedAccount } from '../../feature/defineFeature.js'

const KEY = 'siwx_refused'

const toTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : undefined

/**
 * Whether the visitor of an account did not want to sign, in this browser, on whichever network: they are not asked again before
 * they connect it anew or ask for it themselves.
 */
export function refusalsOf(
  { services: { storage } }: ModalContext,
  { namespace, account: { address } }: Pick<AdmittedAccount, 'namespace' | 'account'>,
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
