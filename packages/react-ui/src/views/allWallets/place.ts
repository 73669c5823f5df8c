import type { Namespace } from '@foyer/core'
import type { ModalContext } from '@foyer/core/ui'

interface Place {
  search: string
  namespace: Namespace | undefined
  /** How far the list was scrolled. Pixels. */
  offset: number
}

const fresh = (): Place => ({ search: '', namespace: undefined, offset: 0 })

/** Where the visitor was in the list when they chose a wallet: Back leads to the same place. */
export const place = {
  create(context: ModalContext) {
    let left = fresh()
    return {
      enter(namespace: Namespace | undefined): Place {
        const isBack = context.stores.router.$router.get().direction === 'back'
        if (!isBack) left = { ...fresh(), namespace }
        return left
      },
    }
  },
}
