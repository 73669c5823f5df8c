import type { AccountState, Modal, RegisteredNamespace } from '@foyer/core'
import { watchBalance, watchIdentity } from '@foyer/core/internal/page'
import { describeAccount } from '@foyer/react-ui/internal/accountButtons'
import { getButtonCount } from '@foyer/react-ui/internal/buttons'
import { createIcon, createMark, createText } from './createNodes.js'

export interface AccountContentParameters {
  readonly modal: Modal
  readonly account: AccountState
  readonly isBalanceShown: boolean
  readonly switchNetworkLabel: string
}

/** Creates what a connected button shows: balance, picture and name, or a warning of an unsupported network. */
export function createAccountContent(parameters: AccountContentParameters): (Node | string)[] {
  const { modal, account, isBalanceShown, switchNetworkLabel } = parameters
  if (isNetworkUnsupported(modal) && getButtonCount(modal, 'network').get() === 0)
    return [createMark('fy-page__w'), switchNetworkLabel]
  const { name, address, imageUrl, balance } = describeAccount(account)
  const shown = isBalanceShown ? balance : undefined
  return [
    ...(shown?.imageUrl ? [createIcon({ of: shown.symbol, imageUrl: shown.imageUrl })] : []),
    ...(shown ? [createText('fy-page__b', `${shown.formatted} ${shown.symbol}`)] : []),
    createIcon({ of: address, imageUrl }),
    createText('', name),
  ]
}

export function isNetworkUnsupported({ context }: Modal): boolean {
  const { $namespace, $states } = context.stores.networks
  return $states.get()[$namespace.get()]?.unsupportedCaipNetworkId !== undefined
}

export function watchAccount(modal: Modal, namespace: RegisteredNamespace | undefined, update: () => void) {
  const { $namespace, $states } = modal.context.stores.networks
  const stores = [modal.$account(namespace), $namespace, $states, getButtonCount(modal, 'network')]
  return stores.map((store) => store.listen(update))
}

/** Keeps name and balance up to date while they are shown. */
export function createAccountReader() {
  let end: (() => void) | undefined
  let current: readonly unknown[] = []
  return {
    read(modal: Modal, namespace: RegisteredNamespace | undefined, isBalanceShown: boolean): void {
      const next = [modal, namespace, isBalanceShown]
      if (end && next.every((each, index) => each === current[index])) return
      end?.()
      current = next
      const ends = [watchIdentity(modal), ...(isBalanceShown ? [watchBalance(modal, namespace)] : [])]
      end = () => {
        for (const each of ends) each()
      }
    },
    stop(): void {
      end?.()
      end = undefined
    },
  }
}
