import type { Modal, RegisteredNamespace } from '@foyer/core'
import { countButton } from '@foyer/react-ui/internal/buttons'
import { createAccountContent, createAccountReader, watchAccount } from './accountContent.js'
import { type ElementView, FoyerElement } from './FoyerElement.js'

export abstract class AccountElement extends FoyerElement {
  static override readonly observedAttributes = [...FoyerElement.observedAttributes, 'namespace', 'balance']
  static override readonly properties = [...FoyerElement.properties, 'namespace', 'balance']

  readonly #reader = createAccountReader()

  get namespace(): RegisteredNamespace | undefined {
    return this.getAttribute('namespace') || undefined
  }

  set namespace(namespace: RegisteredNamespace | undefined) {
    this.reflect('namespace', namespace)
  }

  get balance(): 'show' | 'hide' {
    return this.getAttribute('balance') === 'hide' ? 'hide' : 'show'
  }

  set balance(balance: 'show' | 'hide' | undefined) {
    this.reflect('balance', balance)
  }

  protected override watch(modal: Modal): (() => void)[] {
    return [...watchAccount(modal, this.namespace, () => this.update()), () => this.#reader.stop()]
  }

  /** Creates the content of the connected account, and keeps its name and balance up to date. */
  protected createContent(modal: Modal): (Node | string)[] {
    const { namespace } = this
    const isBalanceShown = this.balance === 'show'
    this.#reader.read(modal, namespace, isBalanceShown)
    const account = modal.$account(namespace).get()
    const switchNetworkLabel = this.texts.switchNetwork
    return createAccountContent({ modal, account, isBalanceShown, switchNetworkLabel })
  }

  protected stopReading(): void {
    this.#reader.stop()
  }
}

/** Shows the connected account and opens its view, as `<foyer-account>`. Shows nothing while disconnected. */
export class FoyerAccountElement extends AccountElement {
  protected override describe(modal: Modal): ElementView | undefined {
    const { namespace } = this
    if (modal.$account(namespace).get().status === 'connected')
      return { kind: '2', content: this.createContent(modal), opens: { namespace } }
    this.stopReading()
    return undefined
  }

  protected override watch(modal: Modal): (() => void)[] {
    return [
      ...super.watch(modal),
      countButton(modal, 'account'),
      this.forward(modal, 'accountChange', 'foyer-account-change'),
    ]
  }
}
